/** A list in another order. Pure. */

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
