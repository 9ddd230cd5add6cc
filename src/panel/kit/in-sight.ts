import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Rows on a page of a long list. */
export const pageSize = 50

/** A page of a list opens at its top: that of its own box on a wide screen, that of the window on a narrow one. */
export const toTop = (main: HTMLElement | null | undefined): void => {
  main?.scrollTo({ top: 0 })
  main?.scrollIntoView()
}

/**
 * Brings the page of a row, then the row itself before one's eyes and under one's hand; once, as soon as it is in the list.
 * `positionOf` says where it stands among all rows.
 */
export const useInSight = (
  table: RefObject<HTMLTableElement | null>,
  row: number | undefined,
  positionOf: () => number,
  showPage: (page: number) => void,
): void => {
  const sought = useRef(row !== undefined)
  const arrive = useEffectEvent(() => {
    const position = positionOf()
    if (position < 0) return
    sought.current = false
    showPage(Math.floor(position / pageSize))
    // Once that page is there.
    requestAnimationFrame(() => {
      const line = table.current?.querySelector<HTMLElement>('[aria-current]')
      line?.scrollIntoView({ block: 'center' })
      line?.querySelector('button')?.focus({ preventScroll: true })
    })
  })
  // After a save the list may still be the one before it.
  useEffect(() => {
    if (sought.current) arrive()
  })
}
