import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

export const pageSize = 50

/** Scrolls to the top of a list: in its own box on a wide screen, in the window on a narrow one. */
export const toTop = (main: HTMLElement | null | undefined): void => {
  main?.scrollTo({ top: 0 })
  main?.scrollIntoView()
}

/** Brings `around` into sight, away from parts that stick to the edges, and gives `field` the focus. */
export const bringUp = (field: HTMLElement | null | undefined, around: Element | null | undefined = field): void => {
  field?.focus({ preventScroll: true })
  around?.scrollIntoView({ block: 'center' })
}

/**
 * Shows the page of a row, scrolls to the row and focuses its first button, once, when the row has come into the list.
 * `getPosition` gives the position of the row among all rows.
 */
export const useInSight = (
  table: RefObject<HTMLTableElement | null>,
  row: number | undefined,
  getPosition: () => number,
  showPage: (page: number) => void,
): void => {
  const sought = useRef(row !== undefined)
  const arrive = useEffectEvent(() => {
    const position = getPosition()
    if (position < 0) return
    sought.current = false
    showPage(Math.floor(position / pageSize))
    // The page is rendered by then.
    requestAnimationFrame(() => {
      const line = table.current?.querySelector<HTMLElement>('[aria-current]')
      line?.scrollIntoView({ block: 'center' })
      line?.querySelector('button')?.focus({ preventScroll: true })
    })
  })
  // After a save the list may still lack the new row.
  useEffect(() => {
    if (sought.current) arrive()
  })
}
