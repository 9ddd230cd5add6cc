import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { AssetReader } from '#mocks/file-response.ts'
import { seedRendition } from '#mocks/seed/renditions.ts'

const media = join(import.meta.dirname, '../../../mocks/seed/media')

/** Reads seed files. A custom seed (`SEED=…`) may name any path, so paths outside the folder are refused. */
export const readAsset: AssetReader = async (path) => {
  const file = join(media, path)
  if (!file.startsWith(media + sep)) throw new Error(`${path} is no file of the seed`)
  const [, original, width] = /^(.*)\.(\d+)\.webp$/.exec(path) ?? []
  const bytes = original === undefined ? await readFile(file) : await seedRendition(original, Number(width))
  if (!bytes) throw new Error(`${path} has no picture`)
  return new Blob([new Uint8Array(bytes)], original === undefined ? {} : { type: 'image/webp' })
}
