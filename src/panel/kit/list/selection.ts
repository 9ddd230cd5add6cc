/** The selected rows of a list. `anchor`: the row that a range starts from. Pure. */
export interface Selection {
  readonly ids: ReadonlySet<number>
  readonly anchor: number | undefined
}

export const nothing: Selection = { ids: new Set(), anchor: undefined }

/** A click or Space: this row changes sides, the others stay. */
export const toggled = ({ ids }: Selection, id: number): Selection => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** With Shift: all rows from the anchor to this one, in the order of the page. */
export const extended = (selection: Selection, id: number, order: readonly number[]): Selection => {
  const from = order.indexOf(selection.anchor ?? id)
  const to = order.indexOf(id)
  if (from < 0) return toggled(selection, id)
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...selection.ids, ...range]), anchor: selection.anchor ?? id }
}
