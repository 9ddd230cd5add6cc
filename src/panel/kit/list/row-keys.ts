import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react'

const controls = 'button, a[href], input, select'
const stops = `[data-cell], ${controls}`

type Way = 'up' | 'down' | 'left' | 'right'

const rowOf = (element: Element | null | undefined): HTMLTableRowElement | null | undefined => element?.closest('tr')
const rowsOf = (table: Element | null | undefined): HTMLTableRowElement[] => [
  ...(table?.querySelectorAll<HTMLTableRowElement>('tbody > tr') ?? []),
]

const rowBy = (row: HTMLTableRowElement | null | undefined, by: number): HTMLTableRowElement | undefined => {
  const rows = rowsOf(row?.closest('table'))
  return row ? rows[rows.indexOf(row) + by] : undefined
}

/** Focuses a cell that can be opened, or the next one this way: in its column, or in reading order. */
export const focusCell = (cell: HTMLElement | null, way?: Way): void => {
  const field = cell?.dataset['cell'] ?? ''
  const cells = [...(cell?.closest('tbody')?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
  const inReadingOrder = cell ? cells[cells.indexOf(cell) + (way === 'left' ? -1 : 1)] : undefined
  const inColumn = rowBy(rowOf(cell), way === 'up' ? -1 : 1)?.querySelector<HTMLElement>(`[data-cell="${field}"]`)
  const next = way === 'left' || way === 'right' ? inReadingOrder : inColumn
  ;(way === undefined ? cell : (next ?? cell))?.focus()
}

/** The row itself, and what can be focused in it. */
const within = (row: HTMLTableRowElement): HTMLElement[] => [row, ...row.querySelectorAll<HTMLElement>(stops)]

/** The element that the key leads to. */
const target = (from: HTMLElement, key: string): HTMLElement | undefined => {
  const row = rowOf(from)
  if (!row) return undefined
  const place = within(row).indexOf(from)
  const beside = (other: HTMLTableRowElement | undefined) => other && (within(other)[place] ?? other)
  const all = () => rowsOf(row.closest('table'))
  const targets: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowRight: () => within(row)[place + 1],
    ArrowLeft: () => within(row)[place - 1],
    ArrowDown: () => beside(rowBy(row, 1)),
    ArrowUp: () => beside(rowBy(row, -1)),
    Home: () => beside(all()[0]),
    End: () => beside(all().at(-1)),
  }
  return targets[key]?.()
}

/** Arrows, Home and End move the focus among rows and within a row. */
export const moveByKey = (event: KeyboardEvent<HTMLElement>): HTMLElement | undefined => {
  const { target: from, key } = event
  if (!(from instanceof HTMLElement)) return undefined
  const next = target(from, key)
  if (!next) return undefined
  event.preventDefault()
  next.focus()
  return next
}

const controlsOf = (element: Element | null): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>(controls) ?? []),
]
const stopAt = (all: readonly HTMLElement[], stop: HTMLElement | undefined): void => {
  for (const control of all) control.tabIndex = control === stop ? 0 : -1
}

/** Leaves one Tab stop, the element itself or one of its controls: the one with the focus, else the first. Arrows lead to the rest. */
export const useOneTabStop = (element: RefObject<HTMLElement | null>, first: 'itself' | 'control'): void =>
  // Without dependencies: other controls may have come.
  useLayoutEffect(() => {
    const all = controlsOf(element.current)
    const held = all.find((control) => control === document.activeElement)
    stopAt(all, first === 'control' ? (held ?? all[0]) : undefined)
  })

/** Left and right, Home and End move the focus and the Tab stop within a toolbar. */
export const moveInToolbar = (event: KeyboardEvent, toolbar: Element | null): void => {
  const all = controlsOf(toolbar)
  const place = all.findIndex((control) => control === event.target)
  const places: Readonly<Record<string, number>> = {
    ArrowRight: place + 1,
    ArrowLeft: place - 1,
    Home: 0,
    End: all.length - 1,
  }
  const next = place < 0 ? undefined : all[places[event.key] ?? -1]
  if (!next) return
  event.preventDefault()
  stopAt(all, next)
  next.focus()
}
