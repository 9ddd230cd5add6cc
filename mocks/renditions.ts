/** Pictures as wide as they are shown: of uploads they are kept beside the original, of the demo company the build has them. */
import { widths } from '../src/contract/widths.ts'
import type { Call } from './call.ts'
import type { FileRow } from './db.ts'

/** By their width; only those that are worth having. */
export type Renditions = Readonly<Record<number, Blob>>
export type RenditionMaker = (picture: Blob) => Promise<Renditions>

type Means = Pick<Call, 'db' | 'asset' | 'makeRenditions'>

/** An upload's are made as the first is asked for: no save waits for them, and what an earlier build kept has them too. What moves has none. */
const ofUpload = async (
  { name, type, blob, renditions }: FileRow,
  { db, makeRenditions }: Means,
): Promise<Renditions> => {
  if (renditions) return renditions
  if (!makeRenditions || !(blob instanceof Blob) || !/^image\/(jpeg|png)$/.test(type)) return {}
  const made = await makeRenditions(blob).catch(() => ({}))
  // Without room they are made again. Where there are none the row is left alone: WebKit loses a Blob that is written anew.
  if (Object.keys(made).length > 0) await db.files.update(name, { renditions: made }).catch(console.warn)
  return made
}

/** The file to answer with: its rendition for a width, else the original. */
export const fitting = async (file: FileRow, ancho: number | undefined, means: Means): Promise<FileRow> => {
  const { name, asset } = file
  const width = widths.find((one) => one >= Number(ancho))
  if (width === undefined) return file
  const blob =
    asset === undefined
      ? (await ofUpload(file, means))[width]
      : await means.asset(`${asset}.${width}.webp`).catch(() => undefined)
  return blob ? { name, type: blob.type, blob } : file
}
