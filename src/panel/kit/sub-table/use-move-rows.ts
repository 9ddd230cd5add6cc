import { use, useCallback, type KeyboardEvent, type RefObject } from 'react'
import { getInputSelector, EntityFormContext } from '../form-context.ts'
import { useDrag } from '../orden/use-drag.ts'
import { getButtonSelector } from './rows.ts'

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

type MoveRows = {
  name: string
  rows: RefObject<HTMLTableSectionElement | null>
  fields: readonly { readonly id: string }[]
  move: (from: number, to: number) => void
  check: () => void
}

/** Rows change places by their buttons, by dragging, and by Alt with an arrow in a box, which keeps the focus. */
export const useMoveRows = ({ name, rows, fields, move, check }: MoveRows) => {
  const { cursor } = use(EntityFormContext)
  /** Focuses the element of the selector `focus`, since a row that moves is made anew. */
  const moveTo = useCallback(
    (from: number, to: number, focus: string) => {
      cursor.put(focus)
      move(from, to)
      check()
    },
    [move, check, cursor],
  )
  const onMove = useCallback(
    (from: number, to: number) => moveTo(from, to, getButtonSelector(to, to < from ? 'up' : 'down')),
    [moveTo],
  )
  useDrag(() => rows.current, fields.map(({ id }) => id).join(), onMove)
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, altKey } = event
    const by = steps[key]
    const isOfRow = target instanceof HTMLInputElement && target.name.startsWith(`${name}.`)
    const [row, column] = isOfRow ? target.name.slice(`${name}.`.length).split('.') : []
    if (!altKey || by === undefined || column === undefined) return
    event.preventDefault()
    const to = Number(row) + by
    if (to >= 0 && to < fields.length) moveTo(Number(row), to, getInputSelector(`${name}.${to}.${column}`))
  }
  return { onMove, onKeyDown }
}
