/** Retired files, which only deleted or replaced records name, are stored for undo and served to nobody. */
import { one, type Tables } from './store/port.ts'
import type { FileRow } from './store/rows.ts'
import { fileNameOf } from './file-types.ts'
import type { Touched } from './journal.ts'
import { filesOf, tablesWithFiles } from './kinds.ts'

const isUpload = (path: string) => path.startsWith('archivos/')

/** Several records may share a seed file. */
const stillReferenced = async (db: Tables, paths: readonly string[]): Promise<Set<string>> => {
  if (paths.length === 0) return new Set()
  const matching = await Promise.all(
    tablesWithFiles.map(async (table) => (await db.rows(table).all()).flatMap((row) => filesOf(table, row))),
  )
  const all = new Set(matching.flat())
  return new Set(paths.filter((path) => all.has(path)))
}

const pathsOf = (touched: readonly Touched[], when: 'before' | 'after') =>
  new Set(touched.flatMap(({ table, [when]: row }) => filesOf(table, row)))

const without = (paths: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...paths].filter((path) => !others.has(path))

/** The files that a write retired, and those that it brought into use. */
const turned = (touched: readonly Touched[]): { gone: string[]; come: string[] } => {
  const [before, after] = [pathsOf(touched, 'before'), pathsOf(touched, 'after')]
  return { gone: without(before, after), come: without(after, before) }
}

export const filesTouched = (touched: readonly Touched[]): string[] => {
  const { gone, come } = turned(touched)
  return [...gone, ...come].map(fileNameOf)
}

/** Retires the files that a write left behind and reactivates those that it brought back. */
export const turnFiles = async (db: Tables, touched: readonly Touched[]): Promise<void> => {
  const { gone, come } = turned(touched)
  const needed = await stillReferenced(
    db,
    gone.filter((path) => !isUpload(path)),
  )
  const retired = gone.filter((path) => !needed.has(path)).map(fileNameOf)
  if (retired.length > 0) await db.retirados.put(retired.map((name) => ({ name })))
  if (come.length > 0) await db.retirados.delete(come.map(fileNameOf))
}

/** Deletes the files that nothing can bring back any more. */
export const forgetFiles = async (db: Tables, names: readonly string[]): Promise<void> => {
  for (const name of new Set(names)) {
    const wanted = await Promise.all([db.papelera.holding('archivos', name), db.diario.holding('archivos', name)])
    if (wanted.flat().length > 0 || !(await one(db.retirados, name))) continue
    await Promise.all([db.files.delete([name]), db.retirados.delete([name])])
  }
}

export const storedFile = async (db: Tables, name: string): Promise<FileRow | undefined> => {
  const [file, retired] = await Promise.all([one(db.files, name), one(db.retirados, name)])
  return retired ? undefined : file
}
