/** Restore points: copies of the company, in a database of this browser that no reset touches. Points share equal files. */
import { isRecord } from '../../contract/record.ts'
import { done, written } from '../database.ts'
import { asBlob, sizeOf, type Company, type Table } from '../../../mocks/company/company.ts'
import { sameBytes } from '../../../mocks/company/format/bytes.ts'
import { keepsBlobs, storable } from './blobs.ts'

export type Cause = 'a mano' | 'abrir un archivo' | 'empezar de nuevo' | 'restaurar' | 'carga masiva'

export interface Point {
  readonly id: number
  readonly nombre: string
  readonly causa: Cause
  readonly creado: string
  /** A point that a person made or named: only a person deletes it. */
  readonly fijo: boolean
  readonly registros: number
  readonly bytes: number
  /** The id of each file's copy, by name. */
  readonly copias: Readonly<Record<string, number>>
}

/** The records of a point as they are stored: these names never change. */
interface Rows {
  readonly id: number
  readonly esquema: number
  readonly tablas: Readonly<Record<string, { clave: string; siguiente?: number | undefined; filas: Table['rows'] }>>
}
const storedRows = (id: number, { schema, tables }: Company): Rows => ({
  id,
  esquema: schema,
  tablas: Object.fromEntries(
    Object.entries(tables).map(([table, { key, next, rows }]) => [table, { clave: key, siguiente: next, filas: rows }]),
  ),
})
const companyOf = ({ esquema, tablas }: Rows, files: Company['files']): Company => ({
  schema: esquema,
  files,
  tables: Object.fromEntries(
    Object.entries(tablas).map(([table, { clave, siguiente, filas }]) => [
      table,
      { key: clave, next: siguiente, rows: filas },
    ]),
  ),
})
interface Copy {
  readonly id: number
  readonly nombre: string
  readonly blob: Blob
}

/** How many automatic points are kept. */
export const mostAutomatic = 6

const name = 'vidriera-puntos'

const open = async (): Promise<IDBDatabase> => {
  const opening = indexedDB.open(name, 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('puntos', { keyPath: 'id', autoIncrement: true })
    opening.result.createObjectStore('filas', { keyPath: 'id' })
    opening.result.createObjectStore('archivos', { keyPath: 'id', autoIncrement: true })
  })
  const database = await done(opening)
  database.addEventListener('versionchange', () => database.close())
  return database
}

/** One piece of work at a time over all tabs and the worker: a copy that a new point is about to share must not be deleted with another point. */
const alone = <Result>(work: (database: IDBDatabase) => Promise<Result>): Promise<Result> =>
  navigator.locks.request(name, async () => {
    const database = await open()
    try {
      return await work(database)
    } finally {
      database.close()
    }
  })

const isPoint = (value: unknown): value is Point =>
  isRecord(value) && typeof value['id'] === 'number' && isRecord(value['copias'])

const readPoints = async (transaction: IDBTransaction): Promise<Point[]> => {
  const rows: unknown[] = await done(transaction.objectStore('puntos').getAll())
  return rows.filter(isPoint)
}

/** The latest first. */
export const listPoints = (): Promise<Point[]> =>
  alone(async (database) => (await readPoints(database.transaction('puntos'))).toReversed())

const copiesIn = async (database: IDBDatabase): Promise<Copy[]> => {
  const rows: unknown[] = await done(database.transaction('archivos').objectStore('archivos').getAll())
  return rows.filter(isRecord).flatMap(({ id, nombre, blob, tipo }) => {
    const bytes = asBlob(blob, tipo)
    return bytes && typeof id === 'number' && typeof nombre === 'string' ? [{ id, nombre, blob: bytes }] : []
  })
}

const copyOf = async (nombre: string, blob: Blob, copies: readonly Copy[]): Promise<number | undefined> => {
  for (const copy of copies)
    if (copy.nombre === nombre && copy.blob.type === blob.type && (await sameBytes(copy.blob, blob))) return copy.id
  return undefined
}

/** Deletes these points, and the copies of files that no other point uses. */
const drop = async (transaction: IDBTransaction, doomed: ReadonlySet<number>) => {
  const staying = (await readPoints(transaction)).filter(({ id }) => !doomed.has(id))
  const wanted = new Set(staying.flatMap(({ copias }) => Object.values(copias)))
  for (const id of doomed) for (const table of ['puntos', 'filas']) transaction.objectStore(table).delete(id)
  const copies = await done(transaction.objectStore('archivos').getAllKeys())
  for (const key of copies)
    if (typeof key !== 'number' || !wanted.has(key)) transaction.objectStore('archivos').delete(key)
}

const everything = ['puntos', 'filas', 'archivos'] as const
const countRows = ({ tables }: Company) => Object.values(tables).reduce((sum, { rows }) => sum + rows.length, 0)

export type NewPoint = Pick<Point, 'nombre' | 'causa' | 'creado'>

/** Keeps a point whole, or nothing where there is no room. Answers its id. */
export const keepPoint = (company: Company, { nombre, causa, creado }: NewPoint): Promise<number> =>
  alone(async (database) => {
    const copies = await copiesIn(database)
    const isBlob = company.files.size === 0 || (await keepsBlobs(database, 'archivos'))
    const files = await Promise.all(
      [...company.files].map(async ([file, blob]) => {
        const copy = await copyOf(file, blob, copies)
        return { file, copy, tipo: blob.type, blob: copy === undefined ? await storable(blob, isBlob) : blob }
      }),
    )
    const transaction = database.transaction(everything, 'readwrite')
    const stored = written(transaction)
    const into = (table: (typeof everything)[number]) => transaction.objectStore(table)
    const store = async () => {
      const copias = await Promise.all(
        files.map(
          async ({ file, copy, blob, tipo }) =>
            [file, copy ?? Number(await done(into('archivos').add({ nombre: file, blob, tipo })))] as const,
        ),
      )
      const point = {
        nombre,
        causa,
        creado,
        fijo: causa === 'a mano',
        registros: countRows(company),
        bytes: sizeOf(company.files),
        copias: Object.fromEntries(copias),
      }
      const id = Number(await done(into('puntos').add(point)))
      into('filas').put(storedRows(id, company))
      return id
    }
    // The transaction's own error tells why nothing was stored.
    const [made, end] = await Promise.allSettled([store(), stored])
    if (end.status === 'rejected') throw end.reason
    if (made.status === 'rejected') throw made.reason
    return made.value
  })

const isRows = (value: unknown): value is Rows =>
  isRecord(value) && typeof value['esquema'] === 'number' && isRecord(value['tablas'])

/** The company of a point; undefined where the point is gone. */
export const readPoint = (id: number): Promise<(Company & { point: Point }) | undefined> =>
  alone(async (database) => {
    const transaction = database.transaction(['puntos', 'filas'])
    const [point, rows]: unknown[] = await Promise.all(
      ['puntos', 'filas'].map((table) => done(transaction.objectStore(table).get(id))),
    )
    if (!isPoint(point) || !isRows(rows)) return undefined
    const copies = new Map((await copiesIn(database)).map((copy) => [copy.id, copy.blob]))
    const files = new Map(
      Object.entries(point.copias).flatMap(([file, copy]) => {
        const blob = copies.get(copy)
        return blob ? [[file, blob] as const] : []
      }),
    )
    return { point, ...companyOf(rows, files) }
  })

export const dropPoint = (id: number): Promise<void> =>
  alone(async (database) => {
    const transaction = database.transaction(everything, 'readwrite')
    await Promise.all([drop(transaction, new Set([id])), written(transaction)])
  })

/** Deletes automatic points beyond the latest ones. */
export const trimPoints = (): Promise<void> =>
  alone(async (database) => {
    const transaction = database.transaction(everything, 'readwrite')
    const over = written(transaction)
    const old = (await readPoints(transaction))
      .filter(({ fijo }) => !fijo)
      .toReversed()
      .slice(mostAutomatic)
    if (old.length > 0) await drop(transaction, new Set(old.map(({ id }) => id)))
    await over
  })

/** A renamed point stays until a person deletes it. */
export const renamePoint = (id: number, nombre: string): Promise<void> =>
  alone(async (database) => {
    const transaction = database.transaction('puntos', 'readwrite')
    const over = written(transaction)
    const point: unknown = await done(transaction.objectStore('puntos').get(id))
    if (isPoint(point)) transaction.objectStore('puntos').put({ ...point, nombre, fijo: true })
    await over
  })
