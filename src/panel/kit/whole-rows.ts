import { useLayoutEffect, type RefObject } from 'react'

/** The end of the last row that fits the content; undefined where all rows fit. */
const lastWholeRow = (main: HTMLElement, table: HTMLElement): number | undefined => {
  const limit = Number.parseFloat(getComputedStyle(main).getPropertyValue('--content-limit'))
  if (!(main.scrollHeight > limit)) return undefined
  const { top } = main.getBoundingClientRect()
  const borders = main.offsetHeight - main.clientHeight
  const ends = [...table.querySelectorAll('tbody tr')].map(
    (row) => row.getBoundingClientRect().bottom - top + main.scrollTop + borders,
  )
  return ends.findLast((end) => end <= limit)
}

/** Keeps the content within its limit (§9), ending with a whole row. */
export const useWholeRows = (table: RefObject<HTMLTableElement | null>): void =>
  useLayoutEffect(() => {
    const main = table.current?.closest('main')
    if (!table.current || !main) return undefined
    const fit = () => {
      const end = table.current ? lastWholeRow(main, table.current) : undefined
      if (end === undefined) main.style.removeProperty('--rows-end')
      else main.style.setProperty('--rows-end', `${end}px`)
    }
    fit()
    let frame = 0
    // In the next frame: a scroll bar that comes or goes resizes the table again, which engines report as an error within an observer.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(fit)
    })
    observer.observe(table.current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      main.style.removeProperty('--rows-end')
    }
  }, [table])
