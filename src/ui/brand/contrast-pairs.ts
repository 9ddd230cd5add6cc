/** The pairs of a text's colour and its ground in a palette, and which pairs are too pale to be read. */
import { contrast, hex } from '../contrast.ts'
import { coloursOn, commonTokens, grounds, type Ground } from '../read-tokens.ts'
import { enough, tokensWith, toward, wholePalette, type ColourKey, type Palette } from './colours.ts'

export interface Pair {
  readonly text: string
  readonly on: string
  /** The ground of these roles; undefined for colours that are alike on both grounds. */
  readonly ground?: Ground
  /** WCAG AA: 4.5 for text, 3 for the outline of a control or a mark. */
  readonly least: number
}

const graphic = 3
const texts = ['--ink', '--ink-soft', '--accent-text', '--danger-text', '--success-text'] as const

/** Every pairing that the app paints. */
export const pairs: readonly Pair[] = [
  ...grounds.flatMap((ground) => [
    ...texts.flatMap((text) => [
      { text, on: '--ground', ground, least: enough },
      { text, on: '--ground-soft', ground, least: enough },
    ]),
    { text: '--ink', on: '--ground-hover', ground, least: enough },
    { text: '--line-strong', on: '--ground', ground, least: graphic },
    { text: '--accent', on: '--ground', ground, least: graphic },
  ]),
  { text: '--white', on: '--red', least: enough },
  { text: '--white', on: '--black', least: enough },
]

export interface Finding extends Pair {
  readonly ratio: number
}

/** The colour that is chosen to make the pair readable. */
export const getDecidingColour = ({ text, on, ground }: Pair): ColourKey => {
  if (text.startsWith('--accent') || on === '--red') return 'acento'
  if (ground === 'dark') return 'fondoOscuro'
  return text.startsWith('--ink') || on === '--black' ? 'tinta' : 'fondoClaro'
}

export const fails = ({ ratio, least }: Finding): boolean => ratio < least

const measureRatios = (css: string): Finding[] => {
  const palette = new Map(commonTokens(css).map(({ name, value }) => [name, hex(value)]))
  const roles = new Map(
    grounds.map((ground) => [ground, new Map(coloursOn(css, ground).map((role) => [role.name, role.hex]))]),
  )
  return pairs.flatMap((pair) => {
    const getHex = (name: string) => (pair.ground ? roles.get(pair.ground)?.get(name) : palette.get(name))
    const [text, on] = [getHex(pair.text), getHex(pair.on)]
    return text === undefined || on === undefined ? [] : [{ ...pair, ratio: contrast(text, on) }]
  })
}

/** The pairs of a palette, the palest first. */
export const listFindings = (palette: Palette, css: string): Finding[] =>
  measureRatios(tokensWith(palette, css)).toSorted((a, b) => a.ratio - b.ratio)

/** The nearest shade of a chosen colour with which all pairs that the colour decides are readable; undefined where none is. */
export const readableShade = (palette: Palette, key: ColourKey, css: string): string | undefined => {
  const isRead = (colour: string) =>
    listFindings({ ...palette, [key]: colour }, css).every(
      (finding) => getDecidingColour(finding) !== key || !fails(finding),
    )
  const from = wholePalette(palette, css)[key]
  return ['#000000', '#ffffff'].map((end) => toward(from, end, isRead)).find(isRead)
}
