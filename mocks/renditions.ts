/** Pictures as wide as they are shown: of uploads they are kept beside the original, of the demo company the build has them. */
import { widths } from '../src/contract/widths.ts'
import type { FileRow } from './db.ts'
import type { AssetReader } from './file-response.ts'

/** By their width; only those that are worth having. */
export type Renditions = Readonly<Record<number, Blob>>
export type RenditionMaker = (picture: Blob) => Promise<Renditions>

/** The file to answer with: its rendition for a width, else the original. */
export const fitting = async (file: FileRow, ancho: number | undefined, read: AssetReader): Promise<FileRow> => {
  const { name, asset, renditions } = file
  const width = widths.find((one) => one >= Number(ancho)) ?? 0
  const blob = asset && width ? await read(`${asset}.${width}.webp`).catch(() => undefined) : renditions?.[width]
  return blob ? { name, type: blob.type, blob } : file
}
