/** A company as plain data, as a saved file, the way back and a store all hold it. */
export type Row = Record<string, unknown>

/** `key`: the field that tells rows apart. `next`: the number of the next new record, where the table counts its records itself. */
export interface Table {
  readonly key: string
  readonly next?: number | undefined
  readonly rows: readonly Row[]
}
export type CompanyTables = Readonly<Record<string, Table>>

/** `files`: the bytes, by name, of the files that the build does not bring. The rows of these files in `tables` have no bytes. */
export interface Company {
  readonly schema: number
  readonly tables: CompanyTables
  readonly files: ReadonlyMap<string, Blob>
}

export const filesTable = 'archivosGuardados'
export const sessionsTable = 'sesiones'
export const retiredTable = 'archivosRetirados'

export const sumSizes = (files: Company['files']): number =>
  [...files.values()].reduce((sum, { size }) => sum + size, 0)

/** The same tables, each with other rows. */
export const withRows = (
  tables: CompanyTables,
  change: (name: string, rows: readonly Row[]) => readonly Row[],
): Record<string, Table> =>
  Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, { ...table, rows: change(name, table.rows) }]),
  )

export const getTableRows = (tables: CompanyTables, name: string): readonly Row[] => tables[name]?.rows ?? []

/** A file's row without its bytes, which go to `files`. Smaller pictures are left out: the backend makes them again on demand. */
export const withoutBytes = ({ blob, renditions: _, ...row }: Row, files: Map<string, Blob>): Row => {
  const bytes = asBlob(blob, row['type'])
  if (bytes) files.set(String(row['name']), bytes)
  return row
}

/** Stored bytes as a blob: a private window of WebKit keeps an ArrayBuffer in its place. */
const asBlob = (value: unknown, type: unknown = ''): Blob | undefined => {
  if (value instanceof Blob) return value
  return value instanceof ArrayBuffer ? new Blob([value], { type: typeof type === 'string' ? type : '' }) : undefined
}
