import { use, useCallback, type KeyboardEvent, type RefObject } from 'react'
import { boxOf, EntityFormContext } from '../form-context.ts'
import { useDrag } from '../orden/use-drag.ts'
import { buttonOf } from './rows.ts'

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** 'sub_productos.3.codigo' -> row 3, column 'codigo' */
const placeIn = (path: string) => {
  const [, row, column] = /\.(\d+)\.([^.]+)$/.exec(path) ?? []
  return column === undefined ? undefined : { row: Number(row), column }
}

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
  const onMove = useCallback(
    (from: number, to: number) => {
      cursor.put(buttonOf(to, to < from ? 'up' : 'down'))
      move(from, to)
      check()
    },
    [move, check, cursor],
  )
  useDrag(() => rows.current, fields.map(({ id }) => id).join(), onMove)
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, altKey } = event
    const by = steps[key]
    const box = altKey && by !== undefined && target instanceof HTMLInputElement ? placeIn(target.name) : undefined
    if (!box || by === undefined) return
    event.preventDefault()
    const to = box.row + by
    if (to < 0 || to >= fields.length) return
    cursor.put(boxOf(`${name}.${to}.${box.column}`))
    move(box.row, to)
    check()
  }
  return { onMove, onKeyDown }
}
