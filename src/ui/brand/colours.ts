/** The company's colours and corners (Marca) over those of ui/tokens.css, which hold where a colour is blank. */
import type { Marca } from '#contract/marca.ts'
import { contrast, hex, hexFrom, toRgb } from '../contrast.ts'
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
  const getColour = (key: ColourKey) => hex(palette[key] ?? '') ?? hex(house.get(colours[key].token) ?? '') ?? '#000000'
  return {
    acento: getColour('acento'),
    tinta: getColour('tinta'),
    fondoClaro: getColour('fondoClaro'),
    fondoOscuro: getColour('fondoOscuro'),
    radio: Math.min(largestRadius, Math.max(0, palette.radio || 0)),
  }
}

/** The palette without the company's own choices. */
export const housePalette = (css: string): Palette => wholePalette({}, css)

type ColourTest = (colour: string) => boolean

/** The nearest shade of a colour on its way to another that is enough; the other where none is. */
export const toward = (colour: string, target: string, isEnough: ColourTest): string => {
  const [from, to] = [toRgb(colour), toRgb(target)]
  for (let share = 0; share < 1; share += 0.02) {
    const mixChannel = (channel: 0 | 1 | 2) => from[channel] + (to[channel] - from[channel]) * share
    const mixed = hexFrom([mixChannel(0), mixChannel(1), mixChannel(2)])
    if (isEnough(mixed)) return mixed
  }
  return target
}

const mixColours = (first: string, second: string, mix: (a: number, b: number) => number): string => {
  const [a, b] = [toRgb(first), toRgb(second)]
  return hexFrom([mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])])
}
/** A grey of a white page on a page of another colour, and one of a black page. */
const multiplied = (first: string, second: string): string => mixColours(first, second, (a, b) => (a * b) / 255)
const screened = (first: string, second: string): string =>
  mixColours(first, second, (a, b) => 255 - ((255 - a) * (255 - b)) / 255)

const onLight = ['--steel-50', '--steel-100', '--steel-200'] as const
const onDark = ['--steel-900', '--steel-800', '--steel-700'] as const
/** The least contrast of text on a ground (WCAG AA). */
export const enough = 4.5

/**
 * Every token of a palette with its value. The greys of grounds follow the grounds. The deeper and the brighter accent, which are
 * text, are the house's while the accent is, and else the nearest shades that can be read on their grounds.
 */
const deriveTokens = (palette: Palette, css: string): ReadonlyMap<string, string> => {
  const { acento, fondoClaro, fondoOscuro, radio, ...otherColours } = wholePalette(palette, css)
  const house = new Map(commonTokens(css).map(({ name, value }) => [name, hex(value) ?? value]))
  const getHouseValue = (name: string) => house.get(name) ?? '#000000'
  const greys = new Map([
    ...onLight.map((name) => [name, multiplied(getHouseValue(name), fondoClaro)] as const),
    ...onDark.map((name) => [name, screened(getHouseValue(name), fondoOscuro)] as const),
  ])
  const shade = (name: string, end: string, grounds: readonly (string | undefined)[]) => {
    const isRead: ColourTest = (colour) =>
      grounds.every((ground) => ground === undefined || contrast(colour, ground) >= enough)
    return acento === getHouseValue(colours.acento.token) && isRead(getHouseValue(name))
      ? getHouseValue(name)
      : toward(acento, end, isRead)
  }
  return new Map([
    [colours.acento.token, acento],
    [colours.tinta.token, otherColours.tinta],
    [colours.fondoClaro.token, fondoClaro],
    [colours.fondoOscuro.token, fondoOscuro],
    ['--red-deep', shade('--red-deep', '#000000', [fondoClaro, greys.get('--steel-50')])],
    ['--red-bright', shade('--red-bright', '#ffffff', [fondoOscuro, greys.get('--steel-900')])],
    ...greys,
    ['--radius', `${radio}px`],
  ])
}

/** The tokens that differ from the house's. */
const findChanges = (palette: Palette, css: string) => {
  const house = deriveTokens(housePalette(css), css)
  return {
    house,
    changed: new Map([...deriveTokens(palette, css)].filter(([name, value]) => value !== house.get(name))),
  }
}

const lines = (tokens: ReadonlyMap<string, string>): string =>
  [...tokens].map(([name, value]) => `${name}:${value}`).join(';')

/** The palette as a stylesheet over the app's own; '' where nothing differs. */
export const toStylesheet = (palette: Palette, css: string): string => {
  const { changed } = findChanges(palette, css)
  return changed.size === 0 ? '' : `:root:root{${lines(changed)}}`
}

/** The stylesheet of the tokens with the palette's values in it. */
export const tokensWith = (palette: Palette, css: string): string =>
  [...findChanges(palette, css).changed].reduce(
    (text, [name, value]) => text.replace(new RegExp(`(${name}): [^;]+;`), `$1: ${value};`),
    css,
  )

/** The accent as text on light grounds, for letters. */
export const getAccentTextColour = (palette: Palette, css: string): string =>
  deriveTokens(palette, css).get('--red-deep') ?? ''
