/** The place of a record in its list, by the typed number or by hand. Pure. */
import { digits } from '../../../ui/counted.ts'
export interface Placed {
  readonly id: number
  readonly orden: number
}

/** A number further than this beyond the last is taken for a slip. Lists numbered by tens stay within. */
const leeway = 100

/** A legal number that looks like a slip. */
export const isNonsense = (orden: number, others: readonly Placed[]): boolean => {
  const numbers = others.map((other) => other.orden)
  return orden < Math.min(0, ...numbers) || orden > Math.max(others.length, ...numbers) + leeway
}

const ordinals = ['primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno', 'décimo']
const ordinal = (position: number): string => ordinals[position - 1] ?? `en el lugar ${digits(position)}`

/** A record with its new number. `before` is the stored number; a new record has none. */
export interface Moving extends Placed {
  readonly before: number | undefined
}

/** The records before this one once the others make room. A record with the same number moves behind. */
const aheadOf = ({ orden, before = Infinity }: Omit<Moving, 'id'>, others: readonly Placed[]): Placed[] =>
  others.filter((other) => other.orden < orden || (other.orden === orden && before < orden))

export const areInTheWay = (others: readonly Placed[], orden: number, count: number): boolean =>
  others.some((other) => other.orden >= orden && other.orden < orden + count)

/**
 * The words for the place of a record; undefined where the number is free. A new record stands behind others of the same number. Several
 * records made at once take the numbers that follow.
 */
export const placeWords = (one: Moving, others: readonly Placed[], moves: boolean, count = 1): string | undefined => {
  const { id, orden } = one
  if (!areInTheWay(others, orden, count)) return undefined
  const place = aheadOf(one, others).length + 1
  if (count > 1)
    return moves
      ? `Van a quedar desde el lugar ${digits(place)}: los demás se corren.`
      : 'Van a quedar entre otros que ya tienen esos números.'
  if (moves) return `Va a quedar ${ordinal(place)}: los demás se corren.`
  const ahead = others.filter((other) => other.orden < orden || (other.orden === orden && other.id < id))
  return `Va a quedar ${ordinal(ahead.length + 1)}: otro tiene el orden ${orden}.`
}

/** The ids of the list from its start up to the saved records. The rest of the list follows. */
export const upTo = (one: Omit<Moving, 'id'>, others: readonly Placed[], ids: readonly number[]): number[] => [
  ...aheadOf(one, others)
    .toSorted((a, b) => a.orden - b.orden || a.id - b.id)
    .map(({ id }) => id),
  ...ids,
]

/** The ids with this one at another place; a place beyond an end is that end. */
export const placedAt = (ids: readonly number[], id: number, place: number): number[] =>
  ids.filter((other) => other !== id).toSpliced(Math.max(0, place), 0, id)

/** The ids from the start up to the last one that the rest does not follow from: what `ordenar` must be told. */
export const idsToOrder = (ids: readonly number[], before: readonly number[]): number[] => {
  const was = new Map(before.map((id, at) => [id, at]))
  let end = ids.length - 1
  while (end > 0 && (was.get(ids[end - 1] ?? 0) ?? 0) < (was.get(ids[end] ?? 0) ?? 0)) end -= 1
  return ids.slice(0, Math.max(end, 0))
}

/** The rows in this order; rows that the order does not know follow. */
export const inOrder = <Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] => {
  const place = new Map(ids.map((id, at) => [id, at]))
  return rows.toSorted((a, b) => (place.get(a.id) ?? Infinity) - (place.get(b.id) ?? Infinity) || 0)
}
