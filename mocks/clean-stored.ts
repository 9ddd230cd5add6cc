/** Cleans the files of a store as uploads are cleaned since then. */
import { sniff } from '#contract/uploads.ts'
import { withoutPlace } from './place.ts'
import { toPeso } from './rules/archivos.ts'
import { findRow, type Store } from './store/port.ts'
import { getFilePath } from './uploads.ts'

/** Gives a stored file a revision of other bytes, and what names it the new weight. */
const replaceBytes = async (store: Store, name: string, file: File) => {
  const blob = await store.keepable(file)
  await store.write(Date.now(), async ({ files, rows }) => {
    const row = await findRow(files, name)
    // It may have been deleted since it was read.
    if (!row) return
    await files.change(name, { blob, size: file.size, revision: (row.revision ?? 0) + 1 })
    const archivos = await rows('archivos').getAll({ file: getFilePath(row) })
    await rows('archivos').put(archivos.map((archivo) => ({ ...archivo, peso: toPeso(file.size) })))
  })
  // The old bytes make room for the next file's.
  await store.sweep?.()
}

/** Cleans one file after another; answers how many changed. `onDisk` copies stored bytes to where they can be read in pieces. */
export const cleanStored = async (
  store: Store,
  onDisk: (stored: Blob, name: string) => Promise<File>,
): Promise<number> => {
  let changed = 0
  for (const name of await store.files.keys()) {
    const blob = (await findRow(store.files, name))?.blob
    if (!(blob instanceof Blob) || (await sniff(blob)) === undefined) continue
    const stored = await onDisk(blob, name)
    const { file } = await withoutPlace(stored)
    if (file === stored) continue
    await replaceBytes(store, name, file)
    changed += 1
  }
  return changed
}
