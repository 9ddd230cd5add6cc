/** Restore points that earlier builds kept. They are offered as files, and then deleted; no new ones are made. */
import { isRecord } from '../../contract/record.ts'
import { deleteDatabase } from '../../state/site-data.ts'
import { done, openExisting } from '../database.ts'
import { asBlob, type Company, type Table } from '../../contract/company.ts'

/** Points and their records are read as they were stored. */
export interface Point {
  readonly id: number
  readonly nombre: string
  readonly creado: string
  readonly registros: number
  readonly bytes: number
  /** The id of each file's copy, by name: points share equal files. */
  readonly copias: Readonly<Record<string, number>>
}
interface Rows {
  readonly esquema: number
  readonly tablas: Readonly<Record<string, { clave: string; siguiente?: number | undefined; filas: Table['rows'] }>>
}

const name = 'vidriera-puntos'

const isPoint = (value: unknown): value is Point =>
  isRecord(value) && typeof value['id'] === 'number' && isRecord(value['copias'])
const isRows = (value: unknown): value is Rows =>
  isRecord(value) && typeof value['esquema'] === 'number' && isRecord(value['tablas'])

/** Undefined where this browser never had a point. */
const inPoints = async <Result>(
  work: (table: (name: 'puntos' | 'filas' | 'archivos') => IDBObjectStore) => Promise<Result>,
): Promise<Result | undefined> => {
  const database = await openExisting(name)
  try {
    return database && (await work((table) => database.transaction(table).objectStore(table)))
  } finally {
    database?.close()
  }
}

/** The latest first. */
export const listPoints = async (): Promise<readonly Point[]> => {
  const rows = await inPoints(async (table): Promise<unknown[]> => done(table('puntos').getAll()))
  return (rows ?? []).filter(isPoint).toReversed()
}

export const readPoint = (id: number): Promise<Company | undefined> =>
  inPoints(async (table) => {
    const [point, rows]: unknown[] = await Promise.all([done(table('puntos').get(id)), done(table('filas').get(id))])
    if (!isPoint(point) || !isRows(rows)) return undefined
    const files = new Map<string, Blob>()
    for (const [file, key] of Object.entries(point.copias)) {
      const copy: unknown = await done(table('archivos').get(key))
      const blob = isRecord(copy) ? asBlob(copy['blob'], copy['tipo']) : undefined
      if (blob) files.set(file, blob)
    }
    const tables = Object.entries(rows.tablas).map(
      ([of, { clave, siguiente, filas }]) => [of, { key: clave, next: siguiente, rows: filas }] as const,
    )
    return { schema: rows.esquema, files, tables: Object.fromEntries(tables) }
  })

export const forgetPoints = (): Promise<void> => deleteDatabase(name)
