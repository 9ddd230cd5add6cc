import { isRecord } from '../../../contract/record.ts'
import type { Tried } from '../fields/use-send-each.ts'
import { isWaiting, type Waiting } from '../fields/waiting.ts'
import { same } from '../form/merge.ts'

export interface Stored {
  readonly id: number
  readonly orden: number
  readonly path: string
}

/** A gallery in its order: the ids of stored pictures, and pictures that wait. */
export type Tiles = readonly (number | Waiting)[]

/** The form value of a gallery; undefined while nobody changed it. The save does not send it: its own steps follow the save. */
export const forGallery = 'imagenes_galeria'

export const tilesIn = (value: unknown): Tiles =>
  Array.isArray(value) ? value.filter((tile: unknown) => typeof tile === 'number' || isWaiting(tile)) : []

const isStored = (value: unknown): value is Stored =>
  isRecord(value) &&
  typeof value['id'] === 'number' &&
  typeof value['orden'] === 'number' &&
  typeof value['path'] === 'string'

/** The stored gallery of a record, in its order; a new record has none. */
export const storedIn = (loaded: unknown): Stored[] => {
  const pictures = isRecord(loaded) ? loaded['imagenes'] : undefined
  return (Array.isArray(pictures) ? pictures : []).filter(isStored).toSorted((a, b) => a.orden - b.orden || a.id - b.id)
}

const idsOf = (stored: readonly Stored[]) => stored.map(({ id }) => id)

/** The form's order with the pictures as they are stored now: deleted ones go, and those from elsewhere follow the last stored one. */
export const withStored = (tiles: Tiles, stored: readonly Stored[]): Tiles => {
  const ids = idsOf(stored)
  const remaining = tiles.filter((tile) => typeof tile !== 'number' || ids.includes(tile))
  const last = remaining.findLastIndex((tile) => typeof tile === 'number')
  return remaining.toSpliced(last + 1, 0, ...ids.filter((id) => !remaining.includes(id)))
}

export const valueOf = (tiles: Tiles, stored: readonly Stored[]): Tiles | undefined =>
  same(tiles, idsOf(stored)) ? undefined : tiles

/** Pictures behind the others. */
export const addedTo = (value: unknown, files: readonly File[]): Tiles => [
  ...tilesIn(value),
  ...files.map((file) => ({ file })),
]

export const moved = (tiles: Tiles, from: number, to: number): Tiles => {
  const tile = tiles[from]
  return tile === undefined ? tiles : tiles.toSpliced(from, 1).toSpliced(to, 0, tile)
}

/** The tiles after a try: an added picture is a stored one now, and a failed one keeps its place and has its reason. */
export const afterTry = (tiles: Tiles, { files, ids, left }: Tried): Tiles =>
  tiles.flatMap((tile) => {
    if (typeof tile === 'number' || !files.includes(tile.file)) return [tile]
    const failed = left.find(({ file }) => file === tile.file)
    if (failed) return [{ ...failed, tries: (tile.tries ?? 0) + 1 }]
    return [ids.get(tile.file)].filter((id) => id !== undefined)
  })

/** The ids in the form's order, once the pictures that were added have ids; undefined where that is their order already. */
export const orderToSend = (
  tiles: Tiles,
  stored: readonly Stored[],
  added: ReadonlyMap<File, number>,
): number[] | undefined => {
  const wanted = withStored(tiles, stored).flatMap((tile) =>
    typeof tile === 'number' ? [tile] : [added.get(tile.file)].filter((id) => id !== undefined),
  )
  return same(wanted, [...idsOf(stored), ...added.values()]) ? undefined : wanted
}
