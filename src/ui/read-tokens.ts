/** Reads the tokens of a stylesheet that is like `tokens.css`. */
import { hex } from './contrast.ts'

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

const blockOf = (css: string, selector: string): Token[] => {
  const [, after = ''] = withoutComments(css).split(`${selector} {`)
  const [block = ''] = after.split('}')
  return tokensIn(block)
}

export const commonTokens = (css: string): Token[] => blockOf(css, ':root')

export const grounds = ['light', 'dark'] as const
export type Ground = (typeof grounds)[number]

/** A ground's roles, which name colours of the palette. */
const rolesOn = (css: string, ground: Ground): Token[] => blockOf(css, `[data-ground='${ground}']`)

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

export const coloursOn = (css: string, ground: Ground): Role[] => {
  const palette = new Map(paletteIn(css).map((colour) => [colour.name, colour.hex]))
  return rolesOn(css, ground).flatMap(({ name, value }) => {
    const [, takes = ''] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
    const found = palette.get(takes)
    return found === undefined ? [] : [{ name, takes, hex: found }]
  })
}
