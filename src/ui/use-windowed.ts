import { useLayoutEffect, useRef, useState } from 'react'

/** Rows beside those in sight, for the scroll that comes before the next look; and so many come and go at once. */
const spare = 12
const step = 8

interface Sight {
  readonly top: number
  readonly height: number
  readonly rowHeight: number
}

/** Which of a list's rows are in sight or near it: `top` is where the list begins, seen from the window's edge. */
export const near = (count: number, { top, height, rowHeight }: Sight): readonly [from: number, to: number] => {
  const first = Math.floor(-top / rowHeight) - spare
  const from = Math.min(Math.max(Math.floor(first / step) * step, 0), Math.max(count - 1, 0))
  const to = Math.ceil((first + Math.ceil(height / rowHeight) + 2 * spare) / step) * step
  return [from, Math.min(Math.max(to, from + step), count)]
}

const firstSight: Sight = { top: 0, height: 900, rowHeight: 45 }

/** Of rows that are all as high as the first one, those that are on the page: what stands above and below them is room. */
export const useWindowed = (count: number) => {
  const box = useRef<HTMLTableSectionElement>(null)
  const [sight, setSight] = useState(firstSight)
  const [from, to] = near(count, sight)
  useLayoutEffect(() => {
    const look = () => {
      const body = box.current
      if (!body) return
      const rowHeight = body.querySelector<HTMLElement>('tr:not([aria-hidden])')?.offsetHeight || firstSight.rowHeight
      const next = { top: body.getBoundingClientRect().top, height: innerHeight, rowHeight }
      setSight((before) =>
        before.rowHeight === next.rowHeight && String(near(count, before)) === String(near(count, next))
          ? before
          : next,
      )
    }
    look()
    // Captured: a box that the rows scroll in tells nobody above it.
    addEventListener('scroll', look, { passive: true, capture: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look, { capture: true })
      removeEventListener('resize', look)
    }
  }, [count])
  return { box, from, to, above: from * sight.rowHeight, below: (count - to) * sight.rowHeight }
}
