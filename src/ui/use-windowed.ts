import { useLayoutEffect, useRef, useState } from 'react'

/**
 * `spare`: extra rows on both sides, for scrolling before the next check. `step`: rows are added and removed in groups
 * of this many.
 */
const spare = 12
const step = 8

interface Sight {
  readonly top: number
  readonly height: number
  readonly rowHeight: number
}

/** The rows in or near the window. `top` is the list's distance from the window's upper edge. */
export const near = (count: number, { top, height, rowHeight }: Sight): readonly [from: number, to: number] => {
  const first = Math.floor(-top / rowHeight) - spare
  const from = Math.min(Math.max(Math.floor(first / step) * step, 0), Math.max(count - 1, 0))
  const to = Math.ceil((first + Math.ceil(height / rowHeight) + 2 * spare) / step) * step
  return [from, Math.min(Math.max(to, from + step), count)]
}

const firstSight: Sight = { top: 0, height: 900, rowHeight: 45 }

/**
 * The rows to render, of rows that are as high as those on screen are in the middle; `above` and `below` are the heights of the others.
 * `isPartial`: there are others, wherever the list is scrolled to.
 */
export const useWindowed = (count: number) => {
  const box = useRef<HTMLTableSectionElement>(null)
  const [sight, setSight] = useState(firstSight)
  const [from, to] = near(count, sight)
  useLayoutEffect(() => {
    const check = () => {
      const body = box.current
      if (!body) return
      const rows = [...body.querySelectorAll<HTMLElement>('tr:not([aria-hidden])')]
      const rowHeight = rows.reduce((sum, row) => sum + row.offsetHeight, 0) / rows.length || firstSight.rowHeight
      const next = { top: body.getBoundingClientRect().top, height: innerHeight, rowHeight }
      setSight((previous) =>
        previous.rowHeight === next.rowHeight && String(near(count, previous)) === String(near(count, next))
          ? previous
          : next,
      )
    }
    check()
    // Captured, since scroll events of an inner box do not bubble.
    addEventListener('scroll', check, { passive: true, capture: true })
    addEventListener('resize', check)
    return () => {
      removeEventListener('scroll', check, { capture: true })
      removeEventListener('resize', check)
    }
  }, [count])
  const [, toAtTop] = near(count, { ...sight, top: 0 })
  return {
    box,
    from,
    to,
    above: from * sight.rowHeight,
    below: (count - to) * sight.rowHeight,
    isPartial: toAtTop < count,
  }
}
