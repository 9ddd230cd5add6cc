/** Colours in hex, and their contrast. */

const hexPattern = /^#[\da-f]{3}(?:[\da-f]{3})?$/i

/** A colour in six digits; undefined for other values. */
export const hex = (value: string): string | undefined => {
  if (!hexPattern.test(value)) return undefined
  const digits = value.slice(1).toLowerCase()
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}

type Rgb = readonly [number, number, number]

const parseChannel = (colour: string, offset: number): number => Number.parseInt(colour.slice(offset, offset + 2), 16)
export const toRgb = (colour: string): Rgb => [
  parseChannel(colour, 1),
  parseChannel(colour, 3),
  parseChannel(colour, 5),
]
/** A channel above 255 counts as 255, as browsers do. */
export const hexFrom = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(Math.min(channel, 255)).toString(16).padStart(2, '0')).join('')}`

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance (WCAG). */
export const luminance = (colour: string): number => {
  const [red, green, blue] = toRgb(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast of two colours by WCAG 2, from 1 to 21. */
export const contrast = (first: string, second: string): number => {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
