/** A company's palette and name that are tried, and how they are read from a link and from storage. */
import { decoded } from '../../contract/decoded.ts'
import { isRecord } from '../../contract/record.ts'
import { colourKeys, largestRadius, type Palette } from '../../ui/brand/colours.ts'
import { hex } from '../../ui/contrast.ts'

/** The values of Marca that change how the site looks, and the two logos. */
export interface Theme extends Palette {
  readonly nombre: string
  /** The logo for light grounds, the one for dark grounds, and the icon: addresses with the picture within, or '' for the house's. */
  readonly navbar: string
  readonly footer: string
  readonly icono: string
}

export const pictures = {
  navbar: { label: 'Logo sobre claro', width: 569, height: 105 },
  footer: { label: 'Logo sobre oscuro', width: 206, height: 34 },
  icono: { label: 'Ícono', width: 512, height: 512 },
} as const

export type PictureKey = keyof typeof pictures
const isPictureKey = (name: string): name is PictureKey => name in pictures
export const pictureKeys: readonly PictureKey[] = Object.keys(pictures).filter(isPictureKey)

/** Only a picture as a data URL: every page would fetch any other address. */
const picture = /^data:image\/(?:png|jpeg|svg\+xml|webp|gif);base64,[\w+/=]+$/

const longestName = 80

/** A theme made of any stored or sent value; missing and wrong fields get the values of the house. */
export const themeOf = (given: unknown, house: Theme): Theme => {
  const values = isRecord(given) ? given : {}
  const text = (key: string) => (typeof values[key] === 'string' ? values[key] : '')
  const radio = Number(values['radio'] ?? Number.NaN)
  const pictureOf = (key: PictureKey) => (picture.test(text(key)) ? text(key) : '')
  const colour = (key: (typeof colourKeys)[number]) => hex(text(key)) ?? house[key]
  return {
    nombre: text('nombre').trim().slice(0, longestName) || house.nombre,
    acento: colour('acento'),
    tinta: colour('tinta'),
    fondoClaro: colour('fondoClaro'),
    fondoOscuro: colour('fondoOscuro'),
    radio: Number.isFinite(radio) ? Math.min(largestRadius, Math.max(0, radio)) : house.radio,
    navbar: pictureOf('navbar'),
    footer: pictureOf('footer'),
    icono: pictureOf('icono'),
  }
}

/** The words of links for the palette's fields. */
const words = { acento: 'acento', tinta: 'tinta', fondoClaro: 'claro', fondoOscuro: 'oscuro' } as const
const written = (text: string) => text.replaceAll(/[%,:]/g, (sign) => encodeURIComponent(sign))

/** A theme as a link carries it, without its pictures: `acento:0a7d4f,radio:6,nombre:Otra casa`. Only what differs from the house is said. */
export const textOf = (theme: Theme, house: Theme): string =>
  [
    ...colourKeys.flatMap((key) => (theme[key] === house[key] ? [] : [`${words[key]}:${theme[key].slice(1)}`])),
    ...(theme.radio === house.radio ? [] : [`radio:${theme.radio}`]),
    ...(theme.nombre === house.nombre ? [] : [`nombre:${written(theme.nombre)}`]),
  ].join(',')

/** The theme of a link's words; unknown words are passed over. */
export const themeFrom = (text: string, house: Theme): Theme => {
  const values = new Map(
    text.split(',').map((part) => {
      const [word = '', value = ''] = part.split(':')
      return [word.trim(), decoded(value)]
    }),
  )
  return themeOf(
    {
      nombre: values.get('nombre'),
      radio: values.get('radio'),
      ...Object.fromEntries(colourKeys.map((key) => [key, `#${values.get(words[key]) ?? ''}`])),
    },
    house,
  )
}
