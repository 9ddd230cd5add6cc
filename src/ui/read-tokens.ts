/** Reads the tokens of a stylesheet that is like `tokens.css`. */
import { hex } from './contrast.ts'

export interface Token {
  /** '--red' */
  readonly name: string
  /** As in the stylesheet: '#e8112d', 'var(--red)', 'clamp(…)'. */
  readonly value: string
}

const declarations = /(--[\w-]+):\s*([^;]+);/g

const parseTokens = (css: string): Token[] =>
  [...css.matchAll(declarations)].map(([, name = '', value = '']) => ({ name, value: value.replaceAll(/\s+/g, ' ') }))

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')

const parseBlock = (css: string, selector: string): Token[] => {
  const [, tail = ''] = withoutComments(css).split(`${selector} {`)
  const [block = ''] = tail.split('}')
  return parseTokens(block)
}

export const commonTokens = (css: string): Token[] => parseBlock(css, ':root')

export const grounds = ['light', 'dark'] as const
export type Ground = (typeof grounds)[number]

/** A ground's roles, which name colours of the palette. */
const rolesOn = (css: string, ground: Ground): Token[] => parseBlock(css, `[data-ground='${ground}']`)

export interface Colour {
  readonly name: string
  readonly hex: string
}

export const parsePalette = (css: string): Colour[] =>
  commonTokens(css).flatMap(({ name, value }) => {
    const colour = hex(value)
    return colour === undefined ? [] : [{ name, hex: colour }]
  })

export interface Role extends Colour {
  /** The palette's token of the role. */
  readonly takes: string
}

export const coloursOn = (css: string, ground: Ground): Role[] => {
  const palette = new Map(parsePalette(css).map((colour) => [colour.name, colour.hex]))
  return rolesOn(css, ground).flatMap(({ name, value }) => {
    const [, takes = ''] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
    const colour = palette.get(takes)
    return colour === undefined ? [] : [{ name, takes, hex: colour }]
  })
}
