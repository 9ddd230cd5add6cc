/** Restore points: the company as it was at a moment, in a database of this browser that no reset touches. A file is kept once for all of them. */
import { isRecord } from '../../contract/record.ts'
import { done, written } from '../database.ts'
import { asBlob, keepsBlobs, storable } from './blobs.ts'
import { sizeOf, type Company, type Table } from './company.ts'
import { sameBytes } from './format/crc.ts'

export type Cause = 'a mano' | 'abrir un archivo' | 'empezar de nuevo' | 'restaurar' | 'carga masiva'

export interface Point {
  readonly id: number
  readonly nombre: string
  readonly causa: Cause
  readonly creado: string
  /** Made or named by somebody: it goes only by hand. */
  readonly fijo: boolean
  readonly registros: number
  readonly bytes: number
  /** Where each file is kept, by name. */
  readonly copias: Readonly<Record<string, number>>
}

interface Rows {
  readonly id: number
  readonly esquema: number
  readonly tablas: Readonly<Record<string, Table>>
}
interface Copy {
  readonly id: number
  readonly nombre: string
  readonly blob: Blob
}

/** So many of those that nobody asked for. */
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

/** One at a time over all tabs and the worker: a copy that one point is about to share must not go with another. */
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
  return rows.filter(isRecord).flatMap(({ id, nombre, blob }) => {
    const bytes = asBlob(blob)
    return bytes && typeof id === 'number' && typeof nombre === 'string' ? [{ id, nombre, blob: bytes }] : []
  })
}

const copyOf = async (nombre: string, blob: Blob, copies: readonly Copy[]): Promise<number | undefined> => {
  for (const copy of copies) if (copy.nombre === nombre && (await sameBytes(copy.blob, blob))) return copy.id
  return undefined
}

/** Deletes what is named, and the copies that nothing points at any more. */
const drop = async (transaction: IDBTransaction, doomed: ReadonlySet<number>) => {
  const staying = (await readPoints(transaction)).filter(({ id }) => !doomed.has(id))
  const wanted = new Set(staying.flatMap(({ copias }) => Object.values(copias)))
  for (const id of doomed) for (const table of ['puntos', 'filas']) transaction.objectStore(table).delete(id)
  const copies = await done(transaction.objectStore('archivos').getAllKeys())
  for (const key of copies)
    if (typeof key !== 'number' || !wanted.has(key)) transaction.objectStore('archivos').delete(key)
}

const everything = ['puntos', 'filas', 'archivos']
const countRows = ({ tablas }: Company) => Object.values(tablas).reduce((sum, { filas }) => sum + filas.length, 0)

export type NewPoint = Pick<Point, 'nombre' | 'causa' | 'creado'>

/** All of it or, where there is no room, nothing. Answers its id. */
export const keepPoint = (company: Company, { nombre, causa, creado }: NewPoint): Promise<number> =>
  alone(async (database) => {
    const copies = await copiesIn(database)
    const isBlob = company.archivos.size === 0 || (await keepsBlobs(database, 'archivos'))
    const files = await Promise.all(
      [...company.archivos].map(async ([file, blob]) => {
        const copy = await copyOf(file, blob, copies)
        return { file, copy, blob: copy === undefined ? await storable(blob, isBlob) : blob }
      }),
    )
    const transaction = database.transaction(everything, 'readwrite')
    const stored = written(transaction)
    const [archivos, puntos, filas] = [
      transaction.objectStore('archivos'),
      transaction.objectStore('puntos'),
      transaction.objectStore('filas'),
    ]
    const store = async () => {
      const copias = await Promise.all(
        files.map(
          async ({ file, copy, blob }) =>
            [file, copy ?? Number(await done(archivos.add({ nombre: file, blob })))] as const,
        ),
      )
      const point = {
        nombre,
        causa,
        creado,
        fijo: causa === 'a mano',
        registros: countRows(company),
        bytes: sizeOf(company.archivos),
        copias: Object.fromEntries(copias),
      }
      const id = Number(await done(puntos.add(point)))
      filas.put({ id, esquema: company.esquema, tablas: company.tablas })
      return id
    }
    // Why nothing was stored, the transaction knows.
    const [made, end] = await Promise.allSettled([store(), stored])
    if (end.status === 'rejected') throw end.reason
    if (made.status === 'rejected') throw made.reason
    return made.value
  })

const isRows = (value: unknown): value is Rows =>
  isRecord(value) && typeof value['esquema'] === 'number' && isRecord(value['tablas'])

/** The company as it was; nothing where the point is gone. */
export const readPoint = (id: number): Promise<(Company & { point: Point }) | undefined> =>
  alone(async (database) => {
    const transaction = database.transaction(['puntos', 'filas'])
    const [point, rows]: unknown[] = await Promise.all(
      ['puntos', 'filas'].map((table) => done(transaction.objectStore(table).get(id))),
    )
    if (!isPoint(point) || !isRows(rows)) return undefined
    const copies = new Map((await copiesIn(database)).map((copy) => [copy.id, copy.blob]))
    const archivos = new Map(
      Object.entries(point.copias).flatMap(([file, copy]) => {
        const blob = copies.get(copy)
        return blob ? [[file, blob] as const] : []
      }),
    )
    return { point, esquema: rows.esquema, tablas: rows.tablas, archivos }
  })

export const dropPoint = (id: number): Promise<void> =>
  alone(async (database) => {
    const transaction = database.transaction(everything, 'readwrite')
    await Promise.all([drop(transaction, new Set([id])), written(transaction)])
  })

/** Of those that nobody asked for the last ones stay. */
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

/** Who gives it a name means to keep it. */
export const renamePoint = (id: number, nombre: string): Promise<void> =>
  alone(async (database) => {
    const transaction = database.transaction('puntos', 'readwrite')
    const over = written(transaction)
    const point: unknown = await done(transaction.objectStore('puntos').get(id))
    if (isPoint(point)) transaction.objectStore('puntos').put({ ...point, nombre, fijo: true })
    await over
  })
