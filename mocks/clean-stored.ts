/** Cleans the files of a server's store as uploads are cleaned since then. */
import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sniff } from '#contract/uploads.ts'
import { withoutPlace } from './place.ts'
import { toPeso } from './rules/archivos.ts'
import { findRow, type Store } from './store/port.ts'
import { holdFolder, sweepFolders } from './store/sql/held-folder.ts'
import { getFilePath } from './uploads.ts'

/** In bytes: what the cleaning takes of the disk. The largest file lies there three times: as it was, copied, and clean. */
export const getCleaningRoom = async (store: Store): Promise<number> => {
  const sizes = (await store.files.getAll()).map(({ size = 0 }) => size)
  return ((await store.vacuumRoom?.()) ?? 0) + 3 * sizes.reduce((largest, size) => Math.max(largest, size), 0)
}

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

const prefix = 'limpieza-'

/** Cleans one file after another, with a copy in `parent`; answers how many changed. */
export const cleanStored = async (store: Store, parent: string): Promise<number> => {
  sweepFolders(parent, prefix)
  const held = holdFolder(parent, prefix)
  const copy = join(held.path, 'archivo')
  let changed = 0
  try {
    for (const name of await store.files.keys()) {
      const blob = (await findRow(store.files, name))?.blob
      if (!(blob instanceof Blob) || (await sniff(blob)) === undefined) continue
      await writeFile(copy, blob.stream(), { mode: 0o600 })
      const stored = new File([await openAsBlob(copy)], name)
      const { file } = await withoutPlace(stored)
      if (file === stored) continue
      await replaceBytes(store, name, file)
      changed += 1
    }
  } finally {
    held.drop()
  }
  await store.vacuum?.()
  return changed
}
