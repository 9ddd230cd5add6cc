/** Serves pictures in smaller widths: stored beside uploads, part of the build for demo files. */
import { widths } from '../src/contract/widths.ts'
import type { AssetReader } from './file-response.ts'
import type { Tables } from './store/port.ts'
import type { FileRow, Renditions } from './store/rows.ts'

export type RenditionMaker = (picture: Blob) => Promise<Renditions>

interface Deps {
  readonly db: Tables
  readonly asset: AssetReader
  readonly makeRenditions?: RenditionMaker | undefined
}

/** Smaller copies of an upload, made on the first request, so that saves do not wait. Animations get none. */
const ofUpload = async (
  { name, type, blob, renditions }: FileRow,
  { db, makeRenditions }: Deps,
): Promise<Renditions> => {
  if (renditions) return renditions
  if (!makeRenditions || !(blob instanceof Blob) || !/^image\/(jpeg|png)$/.test(type)) return {}
  const made = await makeRenditions(blob).catch(() => ({}))
  // Without room the copies are made again each time. A row without copies stays untouched: WebKit loses a Blob that is written again.
  if (Object.keys(made).length > 0) await db.files.change(name, { renditions: made }).catch(console.warn)
  return made
}

export const fitting = async (file: FileRow, ancho: number | undefined, deps: Deps): Promise<FileRow> => {
  const { name, asset } = file
  const width = widths.find((one) => one >= Number(ancho))
  if (width === undefined) return file
  const blob =
    asset === undefined
      ? (await ofUpload(file, deps))[width]
      : await deps.asset(`${asset}.${width}.webp`).catch(() => undefined)
  return blob ? { name, type: blob.type, blob } : file
}
