import { useEffect, useEffectEvent, useRef } from 'react'

/** Lets the tiles of a list be dragged; `tiles` names them, and undefined ones stay where they are. */
export const useDragTiles = (tiles: string | undefined, move: (from: number, to: number) => void) => {
  const list = useRef<HTMLOListElement>(null)
  const drop = useEffectEvent(move)
  useEffect(() => {
    const element = list.current
    if (!element || tiles === undefined) return undefined
    let stop: (() => void) | undefined
    let over = false
    const attach = async () => {
      const { dragTiles } = await import('../orden/drag.ts')
      if (!over) stop = dragTiles(element, (from, to) => drop(from, to))
    }
    attach().catch((error: unknown) => console.warn('No pudimos traer el arrastre', error))
    return () => {
      over = true
      stop?.()
    }
  }, [tiles])
  return list
}
