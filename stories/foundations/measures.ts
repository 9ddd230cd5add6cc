/** Measures that the foundations read from stylesheets, besides tokens. Pure. */
import { contrast } from './tokens.ts'

export interface Breakpoint {
  readonly from: number
  readonly name: string
}

/** The breakpoints that the comment of tokens.css states: '480 phone, 768 tablet, …'. */
export const breakpointsIn = (css: string): Breakpoint[] => {
  const [, stated = ''] = /Breakpoints[^:]*: ([^/]+)/.exec(css) ?? []
  return [...stated.matchAll(/(\d{3,4}) (\w+)/g)].map(([, from = '', name = '']) => ({ from: Number(from), name }))
}

/** How often each width stands in the media queries of stylesheets. */
export const widthsIn = (sheets: readonly string[]): ReadonlyMap<number, number> => {
  const queries = sheets.flatMap((css) => css.match(/@media[^{]+/g) ?? [])
  const widths = queries.flatMap((query) => [...query.matchAll(/(\d+)px/g)].map(([, width]) => Number(width)))
  return new Map([...Map.groupBy(widths, (width) => width)].map(([width, all]) => [width, all.length]))
}

/** The shares, in per cent, of the veils that a stylesheet lays over pictures. */
export const veilsIn = (css: string): number[] => {
  const shares = [...css.matchAll(/color-mix\(in srgb, var\(--ground\) (\d+)%, transparent\)/g)].map(([, share]) =>
    Number(share),
  )
  return [...new Set(shares)].filter((share) => share > 0).toSorted((a, b) => b - a)
}

const grey = (level: number): string => `#${Math.round(level).toString(16).padStart(2, '0').repeat(3)}`

/** The least contrast of a text over a veil, whatever the picture: white on a black veil over a white picture, or the reverse. */
export const leastContrast = (share: number, veil: 'black' | 'white'): number => {
  const through = 255 * (1 - share / 100)
  return veil === 'black' ? contrast('#ffffff', grey(through)) : contrast('#000000', grey(255 - through))
}
