/** The position of a record in its list, by the typed number or by hand. Pure. */
import { digits } from '#ui/counted.ts'
export interface Placed {
  readonly id: number
  readonly orden: number
}

/** A number further than this beyond the last is taken for a slip. Lists numbered by tens stay within. */
const leeway = 100

/** A legal number that looks like a slip. */
export const isNonsense = (orden: number, others: readonly Placed[]): boolean => {
  const numbers = others.map((record) => record.orden)
  return orden < Math.min(0, ...numbers) || orden > Math.max(others.length, ...numbers) + leeway
}

const ordinals = ['primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno', 'décimo']
const ordinal = (position: number): string => ordinals[position - 1] ?? `en el lugar ${digits(position)}`

/** A record with its new number. `storedOrden` is the stored number; a new record has none. */
export interface Moving extends Placed {
  readonly storedOrden: number | undefined
}

/** The records before this one once the others make room. A record with the same number moves behind. */
const findRecordsAhead = ({ orden, storedOrden = Infinity }: Omit<Moving, 'id'>, others: readonly Placed[]): Placed[] =>
  others.filter((record) => record.orden < orden || (record.orden === orden && storedOrden < orden))

export const areInTheWay = (others: readonly Placed[], orden: number, count: number): boolean =>
  others.some((record) => record.orden >= orden && record.orden < orden + count)

/**
 * A sentence about the position of a record; undefined where the number is free. A new record stands behind others of the same number.
 * Several records made at once take the numbers that follow.
 */
export const describePosition = (
  moving: Moving,
  others: readonly Placed[],
  moves: boolean,
  count = 1,
): string | undefined => {
  const { id, orden } = moving
  if (!areInTheWay(others, orden, count)) return undefined
  const position = findRecordsAhead(moving, others).length + 1
  if (count > 1)
    return moves
      ? `Van a quedar desde el lugar ${digits(position)}: los demás se corren.`
      : 'Van a quedar entre otros que ya tienen esos números.'
  if (moves) return `Va a quedar ${ordinal(position)}: los demás se corren.`
  const ahead = others.filter((record) => record.orden < orden || (record.orden === orden && record.id < id))
  return `Va a quedar ${ordinal(ahead.length + 1)}: otro tiene el orden ${orden}.`
}

/** The ids of the list from its start up to the saved records. The rest of the list follows. */
export const upTo = (moving: Omit<Moving, 'id'>, others: readonly Placed[], ids: readonly number[]): number[] => [
  ...findRecordsAhead(moving, others)
    .toSorted((a, b) => a.orden - b.orden || a.id - b.id)
    .map(({ id }) => id),
  ...ids,
]

/** The ids with this one at another position; a position beyond an end is that end. */
export const moveId = (ids: readonly number[], id: number, position: number): number[] =>
  ids.filter((otherId) => otherId !== id).toSpliced(Math.max(0, position), 0, id)

/** The start of the list, up to the part that keeps its previous order: the `ids` of `ordenar`. */
export const idsToOrder = (ids: readonly number[], previousIds: readonly number[]): number[] => {
  const previousIndexes = new Map(previousIds.map((id, index) => [id, index]))
  let end = ids.length - 1
  while (end > 0 && (previousIndexes.get(ids[end - 1] ?? 0) ?? 0) < (previousIndexes.get(ids[end] ?? 0) ?? 0)) end -= 1
  return ids.slice(0, Math.max(end, 0))
}

/** The rows in this order; rows without a position in it follow. */
export const sortByIds = <Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] => {
  const positions = new Map(ids.map((id, index) => [id, index]))
  return rows.toSorted((a, b) => (positions.get(a.id) ?? Infinity) - (positions.get(b.id) ?? Infinity) || 0)
}
