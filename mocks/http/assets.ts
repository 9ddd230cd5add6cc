import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { AssetReader } from '../file-response.ts'

const media = join(import.meta.dirname, '../seed/media')

/** The files that came with the seed. A seed of somebody's own (`SEED=…`) may name any path: none leads out of their folder. */
export const readAsset: AssetReader = async (path) => {
  const file = join(media, path)
  if (!file.startsWith(media + sep)) throw new Error(`${path} is no file of the seed`)
  return new Blob([await readFile(file)])
}
