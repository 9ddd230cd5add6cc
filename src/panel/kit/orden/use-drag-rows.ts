import { useEffect, useEffectEvent } from 'react'

/** Lets the rows of a body be dragged by their grips. `rows` names the rows, in their order; '' lets none be dragged. */
export const useDragRows = (
  bodyOf: () => HTMLTableSectionElement | null | undefined,
  rows: string,
  onDrop: (from: number, to: number) => void,
): void => {
  const find = useEffectEvent(bodyOf)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const body = find()
    if (!body || rows === '') return undefined
    let stop: (() => void) | undefined
    let over = false
    // Dragging is code that most visits of a list never need.
    const attach = async () => {
      const { dragRows } = await import('./drag.ts')
      if (!over) stop = dragRows(body, (from, to) => drop(from, to))
    }
    attach().catch((error: unknown) => console.warn('No pudimos traer el arrastre', error))
    return () => {
      over = true
      stop?.()
    }
  }, [rows])
}
