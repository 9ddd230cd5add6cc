/** Reads the tokens of `src/ui/tokens.css` for the pages of the foundations. */

export interface Token {
  /** '--red' */
  readonly name: string
  /** As in the stylesheet: '#e8112d', 'var(--red)', 'clamp(…)'. */
  readonly value: string
}

const declarations = /(--[\w-]+):\s*([^;]+);/g

const tokensIn = (css: string): Token[] =>
  [...css.matchAll(declarations)].map(([, name = '', value = '']) => ({ name, value: value.replaceAll(/\s+/g, ' ') }))

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** The declarations in a selector's block. */
const blockOf = (css: string, selector: string): Token[] => {
  const [, after = ''] = withoutComments(css).split(`${selector} {`)
  const [block = ''] = after.split('}')
  return tokensIn(block)
}

/** The tokens of all grounds. */
export const commonTokens = (css: string): Token[] => blockOf(css, ':root')

export const grounds = ['light', 'dark'] as const
export type Ground = (typeof grounds)[number]

/** A ground's roles, which name colours of the palette. */
const rolesOn = (css: string, ground: Ground): Token[] => blockOf(css, `[data-ground='${ground}']`)

const hexOf = /^#[\da-f]{3}(?:[\da-f]{3})?$/i

/** A colour in six digits; undefined for other values. */
export const hex = (value: string): string | undefined => {
  if (!hexOf.test(value)) return undefined
  const digits = value.slice(1).toLowerCase()
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}

export interface Colour {
  readonly name: string
  readonly hex: string
}

export const paletteIn = (css: string): Colour[] =>
  commonTokens(css).flatMap(({ name, value }) => {
    const colour = hex(value)
    return colour === undefined ? [] : [{ name, hex: colour }]
  })

export interface Role extends Colour {
  /** The palette's token of the role. */
  readonly takes: string
}

/** The roles of a ground, each with its colour. */
export const coloursOn = (css: string, ground: Ground): Role[] => {
  const palette = new Map(paletteIn(css).map((colour) => [colour.name, colour.hex]))
  return rolesOn(css, ground).flatMap(({ name, value }) => {
    const [, takes = ''] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
    const found = palette.get(takes)
    return found === undefined ? [] : [{ name, takes, hex: found }]
  })
}

const channel = (pair: string): number => {
  const share = Number.parseInt(pair, 16) / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(colour.slice(at, at + 2)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** The contrast of two colours by WCAG 2, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

export type Grade = 'AAA' | 'AA' | 'solo grande' | 'nunca para texto'

/** The use that a contrast allows: 'solo grande' means from 24 px on, or bold from 18.7 px. */
export const gradeOf = (ratio: number): Grade => {
  if (ratio >= 7) return 'AAA'
  if (ratio >= 4.5) return 'AA'
  return ratio >= 3 ? 'solo grande' : 'nunca para texto'
}
