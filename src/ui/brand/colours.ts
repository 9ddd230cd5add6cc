/** The company's colours and corners (Marca) over those of ui/tokens.css, which hold where a colour is blank. */
import type { Marca } from '../../contract/marca.ts'
import { contrast, hex, hexFrom, rgbOf } from '../contrast.ts'
import { commonTokens } from '../read-tokens.ts'

export type Palette = Pick<Marca, 'acento' | 'tinta' | 'fondoClaro' | 'fondoOscuro' | 'radio'>

export const colours = {
  acento: { token: '--red', label: 'Acento' },
  tinta: { token: '--black', label: 'Tinta' },
  fondoClaro: { token: '--paper', label: 'Fondo claro' },
  fondoOscuro: { token: '--night', label: 'Fondo oscuro' },
} as const

export type ColourKey = keyof typeof colours
const isKey = (name: string): name is ColourKey => name in colours
export const colourKeys: readonly ColourKey[] = Object.keys(colours).filter(isKey)

/** In px. */
export const largestRadius = 20

/** A palette with the house's values where its own are blank or wrong. */
export const wholePalette = (palette: Partial<Palette>, css: string): Palette => {
  const house = new Map(commonTokens(css).map(({ name, value }) => [name, value]))
  const of = (key: ColourKey) => hex(palette[key] ?? '') ?? hex(house.get(colours[key].token) ?? '') ?? '#000000'
  return {
    acento: of('acento'),
    tinta: of('tinta'),
    fondoClaro: of('fondoClaro'),
    fondoOscuro: of('fondoOscuro'),
    radio: Math.min(largestRadius, Math.max(0, palette.radio || 0)),
  }
}

/** The palette without the company's own choices. */
export const housePalette = (css: string): Palette => wholePalette({}, css)

type Is = (colour: string) => boolean

/** The nearest shade of a colour on its way to another that is enough; the other where none is. */
export const toward = (colour: string, other: string, isEnough: Is): string => {
  const [from, to] = [rgbOf(colour), rgbOf(other)]
  for (let share = 0; share < 1; share += 0.02) {
    const at = (place: 0 | 1 | 2) => from[place] + (to[place] - from[place]) * share
    const mixed = hexFrom([at(0), at(1), at(2)])
    if (isEnough(mixed)) return mixed
  }
  return other
}

const mixedBy = (one: string, other: string, mix: (a: number, b: number) => number): string => {
  const [a, b] = [rgbOf(one), rgbOf(other)]
  return hexFrom([mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])])
}
/** A grey of a white page on a page of another colour, and one of a black page. */
const multiplied = (one: string, other: string): string => mixedBy(one, other, (a, b) => (a * b) / 255)
const screened = (one: string, other: string): string =>
  mixedBy(one, other, (a, b) => 255 - ((255 - a) * (255 - b)) / 255)

const onLight = ['--steel-50', '--steel-100', '--steel-200'] as const
const onDark = ['--steel-900', '--steel-800', '--steel-700'] as const
/** What text on a ground has to reach (WCAG AA). */
export const enough = 4.5

/**
 * Every token of a palette with its value. The greys of grounds follow the grounds. The deeper and the brighter accent, which are
 * text, are the house's while the accent is, and else the nearest shades that can be read on their grounds.
 */
const tokensOf = (palette: Palette, css: string): ReadonlyMap<string, string> => {
  const { acento, fondoClaro, fondoOscuro, radio, ...rest } = wholePalette(palette, css)
  const house = new Map(commonTokens(css).map(({ name, value }) => [name, hex(value) ?? value]))
  const of = (name: string) => house.get(name) ?? '#000000'
  const greys = new Map([
    ...onLight.map((name) => [name, multiplied(of(name), fondoClaro)] as const),
    ...onDark.map((name) => [name, screened(of(name), fondoOscuro)] as const),
  ])
  const shade = (name: string, end: string, grounds: readonly (string | undefined)[]) => {
    const isRead: Is = (colour) => grounds.every((ground) => ground === undefined || contrast(colour, ground) >= enough)
    return acento === of(colours.acento.token) && isRead(of(name)) ? of(name) : toward(acento, end, isRead)
  }
  return new Map([
    [colours.acento.token, acento],
    [colours.tinta.token, rest.tinta],
    [colours.fondoClaro.token, fondoClaro],
    [colours.fondoOscuro.token, fondoOscuro],
    ['--red-deep', shade('--red-deep', '#000000', [fondoClaro, greys.get('--steel-50')])],
    ['--red-bright', shade('--red-bright', '#ffffff', [fondoOscuro, greys.get('--steel-900')])],
    ...greys,
    ['--radius', `${radio}px`],
  ])
}

/** The tokens that differ from the house's. */
const changedIn = (palette: Palette, css: string) => {
  const house = tokensOf(housePalette(css), css)
  return { house, changed: new Map([...tokensOf(palette, css)].filter(([name, value]) => value !== house.get(name))) }
}

const lines = (tokens: ReadonlyMap<string, string>): string =>
  [...tokens].map(([name, value]) => `${name}:${value}`).join(';')

/** The palette as a stylesheet over the app's own; '' where nothing differs. */
export const styleOf = (palette: Palette, css: string): string => {
  const { changed } = changedIn(palette, css)
  return changed.size === 0 ? '' : `:root:root{${lines(changed)}}`
}

/** The house's values in place of those that a palette changes, for a part of the page. */
export const houseStyle = (part: string, palette: Palette, css: string): string => {
  const { house, changed } = changedIn(palette, css)
  const remaining = new Map([...house].filter(([name]) => changed.has(name)))
  return remaining.size === 0 ? '' : `${part}{${lines(remaining)}}`
}

/** The stylesheet of the tokens with the palette's values in it. */
export const tokensWith = (palette: Palette, css: string): string =>
  [...changedIn(palette, css).changed].reduce(
    (text, [name, value]) => text.replace(new RegExp(`(${name}): [^;]+;`), `$1: ${value};`),
    css,
  )

/** The accent as text on light grounds, for letters. */
export const accentTextOf = (palette: Palette, css: string): string => tokensOf(palette, css).get('--red-deep') ?? ''
