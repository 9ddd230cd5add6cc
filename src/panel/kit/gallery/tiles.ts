import { isRecord } from '#contract/record.ts'
import { isWaiting, type Tried, type Waiting } from '../fields/waiting.ts'
import { same } from '../form/merge.ts'

export interface StoredPicture {
  readonly id: number
  readonly orden: number
  readonly path: string
}

/** A gallery in its order: the ids of stored pictures, and pictures that wait. */
export type Tiles = readonly (number | Waiting)[]

/** The form value of a gallery; undefined while nobody changed it. The save does not send it: its own steps follow the save. */
export const forGallery = 'imagenes_galeria'

export const getTiles = (value: unknown): Tiles =>
  Array.isArray(value) ? value.filter((tile: unknown) => typeof tile === 'number' || isWaiting(tile)) : []

const isStored = (value: unknown): value is StoredPicture =>
  isRecord(value) &&
  typeof value['id'] === 'number' &&
  typeof value['orden'] === 'number' &&
  typeof value['path'] === 'string'

/** The stored gallery of a record, in its order; a new record has none. */
export const getStoredPictures = (loaded: unknown): StoredPicture[] => {
  const pictures = isRecord(loaded) ? loaded['imagenes'] : undefined
  return (Array.isArray(pictures) ? pictures : []).filter(isStored).toSorted((a, b) => a.orden - b.orden || a.id - b.id)
}

const getIds = (stored: readonly StoredPicture[]) => stored.map(({ id }) => id)

/** The form's order with the pictures as they are stored now: deleted ones go, and those from elsewhere follow the last stored one. */
export const withStored = (tiles: Tiles, stored: readonly StoredPicture[]): Tiles => {
  const ids = getIds(stored)
  const remaining = tiles.filter((tile) => typeof tile !== 'number' || ids.includes(tile))
  const last = remaining.findLastIndex((tile) => typeof tile === 'number')
  return remaining.toSpliced(last + 1, 0, ...ids.filter((id) => !remaining.includes(id)))
}

export const toFormValue = (tiles: Tiles, stored: readonly StoredPicture[]): Tiles | undefined =>
  same(tiles, getIds(stored)) ? undefined : tiles

/** Pictures behind the others. */
export const addedTo = (value: unknown, files: readonly File[]): Tiles => [
  ...getTiles(value),
  ...files.map((file) => ({ file })),
]

export const moved = (tiles: Tiles, from: number, to: number): Tiles => {
  const tile = tiles[from]
  return tile === undefined ? tiles : tiles.toSpliced(from, 1).toSpliced(to, 0, tile)
}

/** The tiles after an attempt: an added picture is a stored one now, and a failed one keeps its position and has its reason. */
export const afterTry = (tiles: Tiles, { files, ids, failures }: Tried): Tiles =>
  tiles.flatMap((tile) => {
    if (typeof tile === 'number' || !files.includes(tile.file)) return [tile]
    const failed = failures.find(({ file }) => file === tile.file)
    if (failed) return [{ ...failed, tries: (tile.tries ?? 0) + 1 }]
    return [ids.get(tile.file)].filter((id) => id !== undefined)
  })

/** The ids in the form's order, once the pictures that were added have ids; undefined where that is their order already. */
export const orderToSend = (
  tiles: Tiles,
  stored: readonly StoredPicture[],
  added: ReadonlyMap<File, number>,
): number[] | undefined => {
  const targetIds = withStored(tiles, stored).flatMap((tile) =>
    typeof tile === 'number' ? [tile] : [added.get(tile.file)].filter((id) => id !== undefined),
  )
  return same(targetIds, [...getIds(stored), ...added.values()]) ? undefined : targetIds
}
