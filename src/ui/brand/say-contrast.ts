/** Names the pairs of colours in words. */
import { pairs, type Finding } from './contrast-pairs.ts'

const texts: Readonly<Record<string, string>> = {
  '--ink': 'El texto',
  '--ink-soft': 'El texto secundario',
  '--accent-text': 'El acento como texto',
  '--danger-text': 'El rojo de lo que salió mal',
  '--success-text': 'El verde de lo que salió bien',
  '--line-strong': 'El borde de los campos',
  '--accent': 'El acento, como marca,',
  '--white': 'El blanco',
}
const grounds: Readonly<Record<string, string>> = {
  '--ground': 'el fondo',
  '--ground-soft': 'el fondo suave',
  '--ground-hover': 'el fondo bajo el puntero',
  '--red': 'el acento',
  '--black': 'la tinta',
}
const kinds = { light: ' claro', dark: ' oscuro' } as const

export const hasWords = pairs.every(({ text, on }) => text in texts && on in grounds)

const decimal = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** Rounded down, so that a ratio just below the limit does not read as enough. */
const sayRatio = (value: number) => `${decimal.format(Math.floor(value * 10) / 10)}:1`

export const sayFinding = ({ text, on, ground }: Finding): string =>
  `${texts[text] ?? text} sobre ${grounds[on] ?? on}${ground ? kinds[ground] : ''}`

/** The contrast of a pair, and the required one. */
export const sayContrast = ({ ratio, least }: Finding): string => `${sayRatio(ratio)}; AA pide ${sayRatio(least)}`
