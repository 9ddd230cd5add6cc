import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { moveByKey } from './row-keys.ts'

/** The selected rows of a list. `anchor`: the row that a range starts from. Pure. */
export interface Selection {
  readonly ids: ReadonlySet<number>
  readonly anchor: number | undefined
}

export const nothing: Selection = { ids: new Set(), anchor: undefined }

/** A click or Space: toggles this row alone. */
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

const none: never[] = []

const interactive = 'button, a, input, label, select, textarea'

/** The shown row that an event happened in; undefined for a dialog of that row. */
const getEventRow = (event: { target: EventTarget; currentTarget: Element }): HTMLTableRowElement | null => {
  const { target, currentTarget } = event
  return target instanceof Element && currentTarget.contains(target) ? target.closest('tr') : null
}

/**
 * The selected rows, and the events of the table's body that select: a click or Space, with Shift a range of the page, Ctrl+A the
 * page, Esc none. Arrows move the focus. A row of another page stays selected; a row that a search hides does not.
 */
export const useSelection = <Row extends { id: number }>(
  /** The rows of all pages. */
  rows: readonly Row[],
  page: readonly Row[],
  selectable: boolean,
  toActions: () => void,
) => {
  const [selection, select] = useState(nothing)
  const order = page.map(({ id }) => id)
  const selected = selection.ids.size === 0 ? none : rows.filter(({ id }) => selection.ids.has(id))
  const currentSelection = { ...selection, ids: new Set(selected.map(({ id }) => id)) }
  const change = (id: number, extends_: boolean) => {
    if (selectable) select(extends_ ? extended(currentSelection, id, order) : toggled(currentSelection, id))
  }
  const getRowId = (row: HTMLTableRowElement | null) => (row ? order[row.sectionRowIndex] : undefined)

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const id = getRowId(getEventRow(event))
    const onControl = event.target instanceof Element && event.target.closest(interactive)
    // The end of dragging over a text marks that text alone; the second click of a double click opens a cell.
    const marksText = !event.shiftKey && getSelection()?.isCollapsed === false && event.detail < 2
    if (id !== undefined && !onControl && !marksText) change(id, event.shiftKey)
  }
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    // Shift would mark the texts between two clicks.
    if (event.shiftKey && selectable && getEventRow(event)) event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = getEventRow(event)
    const id = getRowId(row)
    if (id === undefined || event.altKey) return
    const { key, shiftKey } = event
    const ofRow = event.target instanceof HTMLElement && event.target.matches('tr, td')
    const act = () => {
      if (key === 'Escape' && selected.length > 0) return () => select(nothing)
      if (!ofRow) return undefined
      if (key === ' ') return () => change(id, shiftKey)
      if (key === 'Enter' && selected.length > 0) return toActions
      if (key === 'a' && (event.ctrlKey || event.metaKey) && selectable)
        return () => select({ ids: new Set([...currentSelection.ids, ...order]), anchor: id })
      return undefined
    }
    const command = act()
    if (command) {
      event.preventDefault()
      return command()
    }
    if (event.ctrlKey || event.metaKey) return undefined
    const next = moveByKey(event)
    const reached = getRowId(next?.closest('tr') ?? null)
    if (shiftKey && reached !== undefined && reached !== id)
      select(extended({ ...currentSelection, anchor: currentSelection.anchor ?? id }, reached, order))
    return undefined
  }
  const keep = (remaining: readonly Row[]) => select({ ids: new Set(remaining.map(({ id }) => id)), anchor: undefined })
  return {
    /** The props of the bar of selected rows: how many are on other pages, how many there are on all pages. */
    bar: {
      rows: selected,
      elsewhere: selected.length - order.filter((id) => currentSelection.ids.has(id)).length,
      total: rows.length,
      onAll: () => keep(rows),
    },
    /** The index of the first of these on this page. */
    firstSelectedIndex: Math.max(
      0,
      order.findIndex((id) => currentSelection.ids.has(id)),
    ),
    isSelected: (id: number) => currentSelection.ids.has(id),
    keep,
    handlers: { onClick, onMouseDown, onKeyDown },
  }
}
