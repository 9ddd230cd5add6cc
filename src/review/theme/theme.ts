/** A company's theme, and how a theme is read from the project's files, from a link and from storage. */
import { decoded } from '../../contract/decoded.ts'
import { contrast, hex, hexFrom, rgbOf } from '../../ui/contrast.ts'
import { commonTokens } from '../../ui/read-tokens.ts'

export interface Theme {
  readonly name: string
  readonly accent: string
  readonly ink: string
  readonly light: string
  readonly dark: string
  /** Factors of every size of type and of every space. */
  readonly type: number
  readonly density: number
  /** The radius of corners, in px. */
  readonly radius: number
  /** The logo for light grounds, the one for dark grounds, and the icon: addresses with the picture within, or '' for the house's. */
  readonly navbar: string
  readonly footer: string
  readonly icon: string
}

export const colours = {
  accent: { token: '--red', word: 'acento', label: 'Acento' },
  ink: { token: '--black', word: 'tinta', label: 'Tinta' },
  light: { token: '--paper', word: 'claro', label: 'Fondo claro' },
  dark: { token: '--night', word: 'oscuro', label: 'Fondo oscuro' },
} as const

export const numbers = {
  type: { token: '--type-scale', word: 'letra', label: 'Letra', from: 0.85, to: 1.25, step: 0.01, unit: '' },
  density: { token: '--density', word: 'espacio', label: 'Espacio', from: 0.75, to: 1.25, step: 0.01, unit: '' },
  radius: { token: '--radius', word: 'radio', label: 'Radio de las esquinas', from: 0, to: 20, step: 1, unit: 'px' },
} as const

export const pictures = {
  navbar: { label: 'Logo sobre claro', width: 569, height: 105 },
  footer: { label: 'Logo sobre oscuro', width: 206, height: 34 },
  icon: { label: 'Ícono', width: 64, height: 64 },
} as const

export type ColourKey = keyof typeof colours
export type NumberKey = keyof typeof numbers
export type PictureKey = keyof typeof pictures

const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(of).filter((key): key is Key => key in of)
export const colourKeys = keysOf(colours)
export const numberKeys = keysOf(numbers)
export const pictureKeys = keysOf(pictures)

const nameIn = (brand: string): string => {
  const [, name = ''] = /\bname: '((?:[^'\\]|\\.)*)'/.exec(brand) ?? []
  return name.replaceAll(/\\(.)/g, '$1')
}

/** The theme that the text of a `tokens.css` and of a `brand.ts` make, without pictures. */
export const themeIn = (css: string, brand: string): Theme => {
  const values = new Map(commonTokens(css).map(({ name, value }) => [name, value]))
  const colourOf = (key: ColourKey) => hex(values.get(colours[key].token) ?? '') ?? '#000000'
  const numberOf = (key: NumberKey) => Number.parseFloat(values.get(numbers[key].token) ?? '')
  return {
    name: nameIn(brand),
    accent: colourOf('accent'),
    ink: colourOf('ink'),
    light: colourOf('light'),
    dark: colourOf('dark'),
    type: numberOf('type'),
    density: numberOf('density'),
    radius: numberOf('radius'),
    navbar: '',
    footer: '',
    icon: '',
  }
}

/** Moves a colour toward another until `isEnough`; the other where none is. */
const toward = (colour: string, other: string, isEnough: (mixed: string) => boolean): string => {
  const [from, to] = [rgbOf(colour), rgbOf(other)]
  for (let share = 0; share < 1; share += 0.02) {
    const at = (place: 0 | 1 | 2) => from[place] + (to[place] - from[place]) * share
    const mixed = hexFrom([at(0), at(1), at(2)])
    if (isEnough(mixed)) return mixed
  }
  return other
}

/** A grey of a white page on a page of another colour, and one of a black page. */
const multiplied = (one: string, other: string): string => mixedBy(one, other, (a, b) => (a * b) / 255)
const screened = (one: string, other: string): string =>
  mixedBy(one, other, (a, b) => 255 - ((255 - a) * (255 - b)) / 255)
const mixedBy = (one: string, other: string, mix: (a: number, b: number) => number): string => {
  const [a, b] = [rgbOf(one), rgbOf(other)]
  return hexFrom([mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])])
}

const onLight = ['--steel-50', '--steel-100', '--steel-200'] as const
const onDark = ['--steel-900', '--steel-800', '--steel-700'] as const
/** What text on a ground has to reach (WCAG AA). */
export const enough = 4.5

/**
 * Every token of a theme with its value. The greys of grounds follow the grounds. The deeper and the brighter accent, which are
 * text, are the house's while the accent is, and else the nearest shades that can be read on their grounds.
 */
export const tokensOf = (theme: Theme, css: string): ReadonlyMap<string, string> => {
  const house = new Map(commonTokens(css).map(({ name, value }) => [name, hex(value) ?? value]))
  const of = (name: string) => house.get(name) ?? '#000000'
  const greys = new Map([
    ...onLight.map((name) => [name, multiplied(of(name), theme.light)] as const),
    ...onDark.map((name) => [name, screened(of(name), theme.dark)] as const),
  ])
  const isRead = (grounds: readonly (string | undefined)[]) => (shade: string) =>
    grounds.every((ground) => ground === undefined || contrast(shade, ground) >= enough)
  const isOwn = theme.accent !== of(colours.accent.token)
  const shade = (name: string, end: string, grounds: readonly (string | undefined)[]) => {
    const read = isRead(grounds)
    return !isOwn && read(of(name)) ? of(name) : toward(theme.accent, end, read)
  }
  return new Map([
    ...colourKeys.map((key) => [colours[key].token, theme[key]] as const),
    ['--red-deep', shade('--red-deep', '#000000', [theme.light, greys.get('--steel-50')])] as const,
    ['--red-bright', shade('--red-bright', '#ffffff', [theme.dark, greys.get('--steel-900')])] as const,
    ...greys,
    ...numberKeys.map((key) => [numbers[key].token, `${theme[key]}${numbers[key].unit}`] as const),
  ])
}

const within = (key: NumberKey, value: number, usual: number): number =>
  Number.isFinite(value) ? Math.min(numbers[key].to, Math.max(numbers[key].from, value)) : usual

/** Only a picture as a data URL: every page would fetch any other address. */
const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && /^data:image\/(?:png|jpeg|svg\+xml|webp|gif);base64,[\w+/=]+$/.test(value)

const longestName = 80

/** A theme made of any stored or sent value; missing and wrong fields get the values of the house. */
export const themeOf = (said: unknown, house: Theme): Theme => {
  const values = new Map<string, unknown>(typeof said === 'object' && said !== null ? Object.entries(said) : [])
  const text = (key: string) => {
    const value = values.get(key)
    return typeof value === 'string' ? value : ''
  }
  const colour = (key: ColourKey) => hex(text(key)) ?? house[key]
  const number = (key: NumberKey) => within(key, Number(values.get(key) ?? Number.NaN), house[key])
  const picture = (key: PictureKey) => {
    const value = values.get(key)
    return isPicture(value) ? value : ''
  }
  return {
    name: text('name').trim().slice(0, longestName) || house.name,
    accent: colour('accent'),
    ink: colour('ink'),
    light: colour('light'),
    dark: colour('dark'),
    type: number('type'),
    density: number('density'),
    radius: number('radius'),
    navbar: picture('navbar'),
    footer: picture('footer'),
    icon: picture('icon'),
  }
}

const nameWord = 'nombre'
const written = (text: string) => text.replaceAll(/[%,:]/g, (sign) => encodeURIComponent(sign))

/** A theme as a link carries it, without its pictures: `acento:0a7d4f,radio:6,nombre:Otra casa`. Only what differs from the house is said. */
export const textOf = (theme: Theme, house: Theme): string =>
  [
    ...colourKeys.flatMap((key) => (theme[key] === house[key] ? [] : [`${colours[key].word}:${theme[key].slice(1)}`])),
    ...numberKeys.flatMap((key) => (theme[key] === house[key] ? [] : [`${numbers[key].word}:${theme[key]}`])),
    ...(theme.name === house.name ? [] : [`${nameWord}:${written(theme.name)}`]),
  ].join(',')

/** The theme of a link's words; unknown words are passed over. */
export const themeFrom = (text: string, house: Theme): Theme => {
  const words = new Map(
    text.split(',').map((part) => {
      const [word = '', value = ''] = part.split(':')
      return [word.trim(), decoded(value)]
    }),
  )
  return themeOf(
    {
      name: words.get(nameWord),
      ...Object.fromEntries(colourKeys.map((key) => [key, `#${words.get(colours[key].word) ?? ''}`])),
      ...Object.fromEntries(numberKeys.map((key) => [key, words.get(numbers[key].word)])),
    },
    house,
  )
}

/** Whether two themes are alike in everything. */
export const isSame = (one: Theme, other: Theme): boolean => JSON.stringify(one) === JSON.stringify(other)
