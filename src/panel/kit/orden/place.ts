/** Where a record stands among the others of its list, by the number that is typed. Pure. */
export interface Placed {
  readonly id: number
  readonly orden: number
}

/** Further than this beyond the last one nobody goes by intent: a list numbered by tens stays free to. */
const leeway = 100

/** A number that is legal and yet looks like a slip. */
export const isNonsense = (orden: number, others: readonly Placed[]): boolean => {
  const numbers = others.map((other) => other.orden)
  return orden < Math.min(0, ...numbers) || orden > Math.max(others.length, ...numbers) + leeway
}

const ordinals = ['primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno', 'décimo']
const ordinal = (position: number): string =>
  ordinals[position - 1] ?? `en el lugar ${position.toLocaleString('es-AR')}`

/** A record with its new number; `before` is the one that it has, a new one has none. */
export interface Moving extends Placed {
  readonly before: number | undefined
}

/** Those that stand before it once the others make room: it takes the very place of whoever has its number. */
const aheadOf = ({ orden, before = Infinity }: Omit<Moving, 'id'>, others: readonly Placed[]): Placed[] =>
  others.filter((other) => other.orden < orden || (other.orden === orden && before < orden))

/** Whether others have a number that records which count on from this one get. */
export const areInTheWay = (others: readonly Placed[], orden: number, count: number): boolean =>
  others.some((other) => other.orden >= orden && other.orden < orden + count)

/**
 * Nothing where the number is free. A record that is new stands behind those that have its number already. Several that are made at
 * once count on from it.
 */
export const placeWords = (one: Moving, others: readonly Placed[], moves: boolean, count = 1): string | undefined => {
  const { id, orden } = one
  if (!areInTheWay(others, orden, count)) return undefined
  const place = aheadOf(one, others).length + 1
  if (count > 1)
    return moves
      ? `Van a quedar desde el lugar ${place.toLocaleString('es-AR')}: los demás se corren.`
      : 'Van a quedar entre otros que ya tienen esos números.'
  if (moves) return `Va a quedar ${ordinal(place)}: los demás se corren.`
  const ahead = others.filter((other) => other.orden < orden || (other.orden === orden && other.id < id))
  return `Va a quedar ${ordinal(ahead.length + 1)}: otro tiene el orden ${orden}.`
}

/** Its list from the start up to what was saved there: whatever else there is follows. */
export const upTo = (one: Omit<Moving, 'id'>, others: readonly Placed[], ids: readonly number[]): number[] => [
  ...aheadOf(one, others)
    .toSorted((a, b) => a.orden - b.orden || a.id - b.id)
    .map(({ id }) => id),
  ...ids,
]
