/** Retired files: only deleted or replaced records name them. They are stored for undo and served to nobody. */
import { findRow, type Tables } from './store/port.ts'
import type { FileRow } from './store/rows.ts'
import { getFileName } from './file-types.ts'
import type { RowWrite } from './journal.ts'
import { getReferencedPaths, tablesWithFiles } from './kinds.ts'

const isUpload = (path: string) => path.startsWith('archivos/')

/** Several records may share a seed file. */
const stillReferenced = async (db: Tables, paths: readonly string[]): Promise<Set<string>> => {
  if (paths.length === 0) return new Set()
  const pathsByTable = await Promise.all(
    tablesWithFiles.map(async (table) =>
      (await db.rows(table).getAll()).flatMap((row) => getReferencedPaths(table, row)),
    ),
  )
  const referenced = new Set(pathsByTable.flat())
  return new Set(paths.filter((path) => referenced.has(path)))
}

const collectPaths = (writes: readonly RowWrite[], when: 'oldRow' | 'newRow') =>
  new Set(writes.flatMap(({ table, [when]: row }) => getReferencedPaths(table, row)))

const without = (paths: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...paths].filter((path) => !others.has(path))

/** The files that a write retired, and those that it brought into use. */
const getPathChanges = (writes: readonly RowWrite[]): { gone: string[]; come: string[] } => {
  const [oldPaths, newPaths] = [collectPaths(writes, 'oldRow'), collectPaths(writes, 'newRow')]
  return { gone: without(oldPaths, newPaths), come: without(newPaths, oldPaths) }
}

export const getAffectedFiles = (writes: readonly RowWrite[]): string[] => {
  const { gone, come } = getPathChanges(writes)
  return [...gone, ...come].map(getFileName)
}

/** Retires the files that a write left behind and reactivates those that it brought back. */
export const updateRetiredFiles = async (db: Tables, writes: readonly RowWrite[]): Promise<void> => {
  const { gone, come } = getPathChanges(writes)
  const needed = await stillReferenced(
    db,
    gone.filter((path) => !isUpload(path)),
  )
  const retired = gone.filter((path) => !needed.has(path)).map(getFileName)
  if (retired.length > 0) await db.retirados.put(retired.map((name) => ({ name })))
  if (come.length > 0) await db.retirados.delete(come.map(getFileName))
}

/** Deletes the files that nothing can bring back any more. */
export const forgetFiles = async (db: Tables, names: readonly string[]): Promise<void> => {
  for (const name of new Set(names)) {
    const references = await Promise.all([db.papelera.holding('archivos', name), db.diario.holding('archivos', name)])
    if (references.flat().length > 0 || !(await findRow(db.retirados, name))) continue
    await Promise.all([db.files.delete([name]), db.retirados.delete([name])])
  }
}

export const storedFile = async (db: Tables, name: string): Promise<FileRow | undefined> => {
  const [file, retired] = await Promise.all([findRow(db.files, name), findRow(db.retirados, name)])
  return retired ? undefined : file
}
