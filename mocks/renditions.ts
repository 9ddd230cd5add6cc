/** Serves pictures in smaller widths: stored beside uploads, part of the build for demo files. */
import { widths } from '#contract/widths.ts'
import type { AssetReader } from './file-response.ts'
import type { Tables } from './store/port.ts'
import type { FileRow, Renditions } from './store/rows.ts'

/** Smaller copies of a picture, by width; rejects for a picture that cannot be made small. Animations get none. */
export type RenditionMaker = (picture: Blob) => Promise<Renditions>

interface Deps {
  readonly db: Tables
  readonly asset: AssetReader
  readonly makeRenditions?: RenditionMaker | undefined
}

/** By file name: the copies under way, and pictures that have none. Names are unique, and contents never change. */
const makings = new Map<string, Promise<Renditions | undefined>>()

/** Makes copies once, however many ask; undefined for a picture that cannot be made small. */
const makeOnce = (name: string, blob: Blob, makeRenditions: RenditionMaker, { files }: Tables) => {
  const make = async (): Promise<Renditions | undefined> => {
    const renditions = await makeRenditions(blob).catch(() => undefined)
    // Without room the copies are made again each time.
    await files.change(name, { renditions: renditions ?? {} }).catch(console.warn)
    if (renditions && Object.keys(renditions).length > 0) makings.delete(name)
    return renditions
  }
  const making = makings.get(name) ?? make()
  makings.set(name, making)
  return making
}

const readUploadRenditions = async (
  { name, type, blob, renditions }: FileRow,
  { db, makeRenditions }: Pick<Deps, 'db' | 'makeRenditions'>,
): Promise<Renditions | undefined> => {
  if (renditions || !makeRenditions || !(blob instanceof Blob) || !/^image\/(jpeg|png)$/.test(type))
    return renditions ?? {}
  return makeOnce(name, blob, makeRenditions, db)
}

/** In ms: how long a save waits, to tell of a picture that cannot be made small. */
const patience = 1_000

/** Makes the copies of uploads that are stored, so that no visitor waits for them; answers whether any cannot be made small by what is known in time. */
export const beginRenditions = async (
  db: Tables,
  names: readonly string[],
  makeRenditions: RenditionMaker,
): Promise<boolean> => {
  const files = (await db.files.get(names)).filter((file) => file !== undefined)
  const made = files.map((file) => readUploadRenditions(file, { db, makeRenditions }))
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined[]>()
  const timer = setTimeout(resolve, patience, [])
  const known = await Promise.race([Promise.all(made), tooLate]).finally(() => clearTimeout(timer))
  return known.length > 0 && known.includes(undefined)
}

export const fitting = async (file: FileRow, ancho: number | undefined, deps: Deps): Promise<FileRow> => {
  const { name, asset } = file
  const width = widths.find((candidate) => candidate >= Number(ancho))
  if (width === undefined) return file
  const blob =
    asset === undefined
      ? (await readUploadRenditions(file, deps))?.[width]
      : await deps.asset(`${asset}.${width}.webp`).catch(() => undefined)
  return blob ? { name, type: blob.type, blob } : file
}
