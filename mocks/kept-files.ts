/** Files of which only something deleted, or replaced a while ago, is left: kept for a way back, and served to nobody. */
import type { Db, FileRow } from './db.ts'
import { fileNameOf } from './file-types.ts'
import type { Touched } from './journal.ts'
import { filesOf, tablesWithFiles } from './kinds.ts'

const isUpload = (path: string) => path.startsWith('archivos/')

/** A file of the seed may serve several records. */
const stillNamed = async (db: Db, paths: readonly string[]): Promise<Set<string>> => {
  if (paths.length === 0) return new Set()
  const named = await Promise.all(
    tablesWithFiles.map(async (table) => (await db.rows(table).toArray()).flatMap((row) => filesOf(table, row))),
  )
  const all = new Set(named.flat())
  return new Set(paths.filter((path) => all.has(path)))
}

const pathsOf = (touched: readonly Touched[], when: 'before' | 'after') =>
  new Set(touched.flatMap(({ table, [when]: row }) => filesOf(table, row)))

const without = (paths: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...paths].filter((path) => !others.has(path))

/** What a write put out of use, and what it put into use. */
const turned = (touched: readonly Touched[]): { gone: string[]; come: string[] } => {
  const [before, after] = [pathsOf(touched, 'before'), pathsOf(touched, 'after')]
  return { gone: without(before, after), come: without(after, before) }
}

/** The names of the files that a write put in or out of use. */
export const filesTouched = (touched: readonly Touched[]): string[] => {
  const { gone, come } = turned(touched)
  return [...gone, ...come].map(fileNameOf)
}

/** Puts out of use what a write left behind, and into use what it brought back. */
export const turnFiles = async (db: Db, touched: readonly Touched[]): Promise<void> => {
  const { gone, come } = turned(touched)
  const needed = await stillNamed(
    db,
    gone.filter((path) => !isUpload(path)),
  )
  const retired = gone.filter((path) => !needed.has(path)).map(fileNameOf)
  if (retired.length > 0) await db.retirados.bulkPut(retired.map((name) => ({ name })))
  if (come.length > 0) await db.retirados.bulkDelete(come.map(fileNameOf))
}

/** Deletes for good those of the files that nothing could bring back any more. */
export const forgetFiles = async (db: Db, names: readonly string[]): Promise<void> => {
  for (const name of new Set(names)) {
    const wanted = await Promise.all(
      [db.papelera, db.diario].map((table) => table.where('archivos').equals(name).count()),
    )
    if (wanted.some((count) => count > 0) || !(await db.retirados.get(name))) continue
    await Promise.all([db.files.delete(name), db.retirados.delete(name)])
  }
}

/** A file that is in use. */
export const storedFile = async (db: Db, name: string): Promise<FileRow | undefined> => {
  const [file, retired] = await Promise.all([db.files.get(name), db.retirados.get(name)])
  return retired ? undefined : file
}
