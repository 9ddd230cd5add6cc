import { useEffect, useEffectEvent } from 'react'

/**
 * Lets the rows of a table's body, or the tiles of a list, be dragged by their grips. `parts` names them, in their order; '' lets none be
 * dragged.
 */
export const useDrag = (
  getWhole: () => HTMLTableSectionElement | HTMLOListElement | null | undefined,
  parts: string,
  onDrop: (from: number, to: number) => void,
): void => {
  const find = useEffectEvent(getWhole)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const whole = find()
    if (!whole || parts === '') return undefined
    let stop: (() => void) | undefined
    let over = false
    // Dragging is code that most visits never need.
    const attach = async () => {
      const { dragParts } = await import('./drag.ts')
      if (!over) stop = dragParts(whole, (from, to) => drop(from, to))
    }
    attach().catch((error: unknown) => console.warn('No pudimos traer el arrastre', error))
    return () => {
      over = true
      stop?.()
    }
  }, [parts])
}
