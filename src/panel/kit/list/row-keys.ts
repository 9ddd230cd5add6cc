import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react'

const controlSelector = 'button, a[href], input, select'
const stopSelector = `[data-cell], ${controlSelector}`

type Way = 'up' | 'down' | 'left' | 'right'

const closestRow = (element: Element | null | undefined): HTMLTableRowElement | null | undefined =>
  element?.closest('tr')
const getBodyRows = (table: Element | null | undefined): HTMLTableRowElement[] => [
  ...(table?.querySelectorAll<HTMLTableRowElement>('tbody > tr') ?? []),
]

const getSiblingRow = (
  row: HTMLTableRowElement | null | undefined,
  offset: number,
): HTMLTableRowElement | undefined => {
  const rows = getBodyRows(row?.closest('table'))
  return row ? rows[rows.indexOf(row) + offset] : undefined
}

/** Focuses a cell that can be opened, or the next one this way: in its column, or in reading order. */
export const focusCell = (cell: HTMLElement | null, way?: Way): void => {
  const field = cell?.dataset['cell'] ?? ''
  const cells = [...(cell?.closest('tbody')?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
  const inReadingOrder = cell ? cells[cells.indexOf(cell) + (way === 'left' ? -1 : 1)] : undefined
  const inColumn = getSiblingRow(closestRow(cell), way === 'up' ? -1 : 1)?.querySelector<HTMLElement>(
    `[data-cell="${field}"]`,
  )
  const next = way === 'left' || way === 'right' ? inReadingOrder : inColumn
  ;(way === undefined ? cell : (next ?? cell))?.focus()
}

/** The row itself, and its focusable elements. */
const getRowStops = (row: HTMLTableRowElement): HTMLElement[] => [
  row,
  ...row.querySelectorAll<HTMLElement>(stopSelector),
]

/** The element that the key leads to. */
const target = (from: HTMLElement, key: string): HTMLElement | undefined => {
  const row = closestRow(from)
  if (!row) return undefined
  const index = getRowStops(row).indexOf(from)
  const getCounterpart = (otherRow: HTMLTableRowElement | undefined) =>
    otherRow && (getRowStops(otherRow)[index] ?? otherRow)
  const getAllRows = () => getBodyRows(row.closest('table'))
  const targets: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowRight: () => getRowStops(row)[index + 1],
    ArrowLeft: () => getRowStops(row)[index - 1],
    ArrowDown: () => getCounterpart(getSiblingRow(row, 1)),
    ArrowUp: () => getCounterpart(getSiblingRow(row, -1)),
    Home: () => getCounterpart(getAllRows()[0]),
    End: () => getCounterpart(getAllRows().at(-1)),
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

const getControls = (element: Element | null): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>(controlSelector) ?? []),
]
const setTabStop = (controls: readonly HTMLElement[], stop: HTMLElement | undefined): void => {
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1
}

/** Leaves one Tab stop, the element itself or one of its controls: the one with the focus, else the first. Arrows lead to the rest. */
export const useOneTabStop = (element: RefObject<HTMLElement | null>, first: 'itself' | 'control'): void =>
  // Without dependencies: other controls may have come.
  useLayoutEffect(() => {
    const controls = getControls(element.current)
    const held = controls.find((control) => control === document.activeElement)
    setTabStop(controls, first === 'control' ? (held ?? controls[0]) : undefined)
  })

/** Left and right, Home and End move the focus and the Tab stop within a toolbar. */
export const moveInToolbar = (event: KeyboardEvent, toolbar: Element | null): void => {
  const controls = getControls(toolbar)
  const index = controls.findIndex((control) => control === event.target)
  const targetIndexes: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: controls.length - 1,
  }
  const next = index < 0 ? undefined : controls[targetIndexes[event.key] ?? -1]
  if (!next) return
  event.preventDefault()
  setTabStop(controls, next)
  next.focus()
}
