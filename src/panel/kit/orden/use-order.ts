import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useChange } from '#api/write.ts'
import { errorMessage } from '#api/errors.ts'
import { ordenar } from '#contract/cambio.ts'
import { hideError, showError, screenErrorKey } from '../alert.ts'
import { brief } from '../text.ts'
import { offerUndo } from '../undo.ts'
import { sortByIds, moveId, idsToOrder } from './position.ts'
import { useDrag } from './use-drag.ts'
import { useCanOrder } from './move-aside.ts'

/** A list with rows that may be put in order by hand. */
export interface Ordering<Row> {
  readonly recurso: string
  readonly idPadre?: number
  readonly getName: (row: Row) => string
}

interface Pending<Row> {
  readonly ids: readonly number[]
  /** The row that was moved last. */
  readonly id: number
  /** The rows that the save started from; other rows are the answer of the server. */
  readonly sentOver?: readonly Row[]
}

/** The order of a list under change: rows move at once, and one request saves the new order. Undefined ordering: the list has none. */
export const useOrder = <Row extends { id: number }>(rows: Row[], ordering: Ordering<Row> | undefined) => {
  const possible = useCanOrder(ordering?.recurso ?? '') && ordering !== undefined
  const { mutateAsync } = useChange(ordenar)
  const [pending, setPending] = useState<Pending<Row>>()
  if (pending?.sentOver && pending.sentOver !== rows) setPending(undefined)
  const shown = pending ? sortByIds(rows, pending.ids) : rows
  const moved = pending && shown.find(({ id }) => id === pending.id)

  const save = async (next: Pending<Row>) => {
    if (!ordering) return
    const { recurso, idPadre, getName } = ordering
    const ids = idsToOrder(
      next.ids,
      rows.map(({ id }) => id),
    )
    if (ids.length === 0) return setPending(undefined)
    setPending({ ...next, sentOver: rows })
    hideError(screenErrorKey)
    try {
      const { change } = await mutateAsync({ recurso, idPadre, ids })
      const row = rows.find(({ id }) => id === next.id)
      offerUndo(`orden: ${row ? brief(getName(row), 40) : ''}`, change)
    } catch (error) {
      setPending(undefined)
      showError(errorMessage(error), screenErrorKey)
    }
  }
  const movedTo = (id: number, position: number): Pending<Row> => ({
    id,
    ids: moveId(
      shown.map((row) => row.id),
      id,
      Math.min(position, shown.length - 1),
    ),
  })
  return {
    possible,
    shown,
    /** A sentence about the row under way: 'Bulón U: lugar 3 de 24'. */
    message:
      moved && ordering ? `${ordering.getName(moved)}: lugar ${shown.indexOf(moved) + 1} de ${shown.length}` : '',
    /** Moves a row and saves. */
    moveTo: (id: number, position: number) => void save(movedTo(id, position)),
    /** Moves a row; `settle` saves. Returns the new position. */
    step: (id: number, by: number): number => {
      const position = Math.min(Math.max(shown.findIndex((row) => row.id === id) + by, 0), shown.length - 1)
      setPending(movedTo(id, position))
      return position
    },
    settle: () => {
      if (pending && !pending.sentOver) void save(pending)
    },
  }
}

type Order<Row extends { id: number }> = ReturnType<typeof useOrder<Row>>

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

type OrderKeys<Row extends { id: number }> = {
  order: Order<Row>
  /** Whether the rows on screen are the list in its own order. */
  active: boolean
  /** The rows of this page, and the position of the first of these in the list. */
  page: readonly Row[]
  first: number
  table: RefObject<HTMLTableElement | null>
  onPlace: (position: number) => void
}

/** Rows dragged by their grips, or moved by Alt with an arrow: the release of Alt saves, so that many steps are one request. */
export const useOrderByHand = <Row extends { id: number }>(options: OrderKeys<Row>) => {
  const { order, active, page, first, table, onPlace } = options
  const on = active && order.possible
  useDrag(
    () => table.current?.tBodies[0],
    on ? page.map(({ id }) => id).join() : '',
    (from, to) => {
      const row = page[from]
      if (row) order.moveTo(row.id, first + to)
    },
  )

  /** A row that moved in the document may have lost the focus. */
  const held = useRef<number>(undefined)
  useEffect(() => {
    if (held.current === undefined || table.current?.contains(document.activeElement)) return
    const index = page.findIndex(({ id }) => id === held.current)
    if (index >= 0) table.current?.tBodies[0]?.rows[index]?.focus()
  })
  const end = () => {
    held.current = undefined
    order.settle()
  }
  return {
    on,
    handlers: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const by = steps[event.key]
        const line = event.target instanceof Element ? event.target.closest('tr') : null
        const row = line?.parentElement === table.current?.tBodies[0] ? page[line?.sectionRowIndex ?? -1] : undefined
        if (!on || !event.altKey || by === undefined || !row) return
        event.preventDefault()
        held.current = row.id
        onPlace(order.step(row.id, by))
      },
      onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Alt' || held.current === undefined) return
        // In some browsers the release of Alt opens the menu.
        event.preventDefault()
        end()
      },
      onBlur: (event: { relatedTarget: EventTarget | null }) => {
        // A move within the document has no related target.
        if (held.current !== undefined && event.relatedTarget !== null) end()
      },
    },
  }
}
