/** Stored files: a row per file, and beside it the bytes of the file and its smaller pictures, in parts. */
import { randomUUID } from 'node:crypto'
import type { Rows } from '../port.ts'
import type { FileRow } from '../rows.ts'
import { insert, type Cells, type Connection } from './connection.ts'
import { partSize, StoredBlob } from './stored-blob.ts'

/** Reads one part at a time, to keep large contents out of memory. */
async function* readParts(blob: Blob) {
  for (let part = 0; part * partSize < blob.size; part += 1)
    yield [part, new Uint8Array(await blob.slice(part * partSize, (part + 1) * partSize).arrayBuffer())] as const
}

const day = 24 * 60 * 60_000

/** The number of parts that one transaction writes; other writes go in between. */
const lot = 64

/** Files up to this size are in memory anyway: the write that names them stores their bytes, and needs no transaction before. */
const small = 1024 * 1024

interface Content {
  readonly id: string
  readonly name: string | null
  /** The width of a smaller picture, 0 for the file itself, `none` for a picture that has no smaller ones. */
  readonly ancho: number
  /** When it came, in ms. */
  readonly at?: number
}

/** Adds a content without bytes yet. */
const begin = (connection: Connection, { type, size }: Blob, content: Content) =>
  insert(connection, 'contenidos', { at: Date.now(), ...content, type, size })

/** Adds a content's bytes; `first` numbers the first part. */
const addParts = async (connection: Connection, contenido: string, blob: Blob, first = 0) => {
  for await (const [part, bytes] of readParts(blob))
    await insert(connection, 'partes', { contenido, parte: first + part, bytes })
}

const toStoredBlob = ({ ask }: Connection, { id, type, size }: Cells): StoredBlob =>
  new StoredBlob(
    String(id),
    async (part) => {
      const [row] = await ask('SELECT bytes FROM partes WHERE contenido = ? AND parte = ?', String(id), part)
      return row?.['bytes'] instanceof Uint8Array ? row['bytes'] : undefined
    },
    String(type),
    0,
    Number(size),
  )

type Alone = <T>(work: (inside: Connection) => Promise<T>) => Promise<T>

/** Stores bytes without a name, so that the write that names them is short. Bytes that stay unnamed are swept. */
const keepUnnamed = async (blob: Blob, since: number, alone: Alone, reader: Connection): Promise<Blob> => {
  const id = randomUUID()
  for (let from = 0; from === 0 || from < blob.size; from += lot * partSize) {
    await alone(async (inside) => {
      if (from === 0) await begin(inside, blob, { id, name: null, ancho: 0, at: since })
      await addParts(inside, id, blob.slice(from, from + lot * partSize), from / partSize)
    })
  }
  return toStoredBlob(reader, { id, type: blob.type, size: blob.size })
}

/** An upload as the store keeps it before its write. */
export const keepUpload = async (blob: Blob, alone: Alone, reader: Connection): Promise<Blob> =>
  blob.size <= small ? blob : keepUnnamed(blob, Date.now(), alone, reader)

/** One of many files that a single write names. Storing all of them may take longer than a sweep waits, but no day longer. */
export const keepAhead = (blob: Blob, alone: Alone, reader: Connection): Promise<Blob> =>
  keepUnnamed(blob, Date.now() + day, alone, reader)

/** In ms: how long bytes may stay unnamed. */
const unreferencedFor = 60 * 60_000

/** Deletes the bytes of a file, or of its smaller pictures. Large ones only lose their name, so that the write is short. */
const drop = async ({ ask }: Connection, where: string, name: string) => {
  await ask(`UPDATE contenidos SET name = NULL, at = 0 WHERE ${where} AND size > ?`, name, small)
  await ask(`DELETE FROM partes WHERE contenido IN (SELECT id FROM contenidos WHERE ${where})`, name)
  await ask(`DELETE FROM contenidos WHERE ${where}`, name)
}

/** Deletes bytes without a name a few parts at a time: of a deleted file, of a process that died, of a refused write. */
export const sweep = async (alone: Alone) => {
  // No write names bytes with the time 0.
  const old = await alone(({ ask }) =>
    ask('UPDATE contenidos SET at = 0 WHERE name IS NULL AND at < ? RETURNING id, size', Date.now() - unreferencedFor),
  )
  for (const { id, size } of old) {
    for (let part = 0; part * partSize < Number(size); part += lot)
      await alone(async ({ ask, dialect }) => {
        if (dialect.spareZeros !== undefined) await ask(dialect.spareZeros)
        await ask('DELETE FROM partes WHERE contenido = ? AND parte >= ? AND parte < ?', String(id), part, part + lot)
      })
    await alone(({ ask }) => ask('DELETE FROM contenidos WHERE id = ?', String(id)))
  }
}

/** Gives a file its bytes, reusing stored bytes without a name. */
const keep = async (connection: Connection, name: string, ancho: number, content: Blob | ArrayBuffer) => {
  const blob = content instanceof Blob ? content : new Blob([content])
  if (blob instanceof StoredBlob) {
    const borne = await connection.ask(
      'UPDATE contenidos SET name = ?, ancho = ? WHERE id = ? AND name IS NULL AND at > 0 RETURNING id',
      name,
      ancho,
      blob.id,
    )
    if (borne.length > 0) return
  }
  const id = randomUUID()
  await Promise.all([begin(connection, blob, { id, name, ancho }), addParts(connection, id, blob)])
}

const none = -1

const keepRenditions = async (connection: Connection, { name, renditions }: Pick<FileRow, 'name' | 'renditions'>) => {
  if (!renditions) return
  if (Object.keys(renditions).length === 0) await keep(connection, name, none, new Blob([]))
  for (const [ancho, blob] of Object.entries(renditions)) await keep(connection, name, Number(ancho), blob)
}

/** The files with their bytes, which are read on demand. */
const withBlobs = async (connection: Connection, reader: Connection, rows: readonly FileRow[]): Promise<FileRow[]> => {
  if (rows.length === 0) return []
  const sql = `SELECT id, name, ancho, type, size FROM contenidos WHERE ${connection.dialect.among('name', 'text')}`
  const contents = await connection.ask(sql, JSON.stringify(rows.map(({ name }) => name)))
  return rows.map((row) => {
    const blobEntries = contents
      .filter(({ name }) => name === row.name)
      .map((content) => [Number(content['ancho']), toStoredBlob(reader, content)] as const)
    const isKnown = blobEntries.some(([ancho]) => ancho !== 0)
    const renditions = Object.fromEntries(blobEntries.filter(([ancho]) => ancho > 0))
    const blob = blobEntries.find(([ancho]) => ancho === 0)?.[1]
    return { ...row, ...(blob && { blob }), ...(isKnown && { renditions }) }
  })
}

const bare = ({ blob: _blob, renditions: _renditions, ...row }: FileRow): FileRow => row

export const fileRows = (
  rows: Rows<FileRow, string>,
  connection: Connection,
  reader: Connection,
): Rows<FileRow, string> => {
  const storeAll = async (sent: readonly Pick<FileRow, 'name' | 'blob' | 'renditions'>[]) => {
    for (const row of sent) {
      if (row.blob) await keep(connection, row.name, 0, row.blob)
      await keepRenditions(connection, row)
    }
  }
  const attachBlobs = (stored: readonly FileRow[]) => withBlobs(connection, reader, stored)
  return {
    get: async (names) => {
      const filesByName = new Map(
        (await attachBlobs((await rows.get(names)).flatMap((row) => row ?? []))).map((row) => [row.name, row]),
      )
      return names.map((name) => filesByName.get(name))
    },
    keys: rows.keys,
    getAll: async (equal) => attachBlobs(await rows.getAll(equal)),
    until: async (field, max) => attachBlobs(await rows.until(field, max)),
    holding: async (field, item) => attachBlobs(await rows.holding(field, item)),
    add: async (sent) => {
      const [names] = await Promise.all([rows.add(sent.map(bare)), storeAll(sent)])
      return names
    },
    put: async (sent) => {
      await rows.put(sent.map(bare))
      for (const { name } of sent) await drop(connection, 'name = ?', name)
      await storeAll(sent)
    },
    change: async (name, values) => {
      const [row] = await rows.get([name])
      if (!row) return
      const { blob, renditions, ...fields } = values
      if (blob) await drop(connection, 'name = ? AND ancho = 0', name)
      if (renditions) await drop(connection, 'name = ? AND ancho <> 0', name)
      if (Object.keys(fields).length > 0) await rows.put([{ ...row, ...fields }])
      await storeAll([{ name, ...(blob && { blob }), ...(renditions && { renditions }) }])
    },
    delete: async (names) => {
      await rows.delete(names)
      for (const name of names) await drop(connection, 'name = ?', name)
    },
  }
}
