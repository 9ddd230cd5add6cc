type Ground = 'dark' | 'light'

const colourOf = /(?:^|[;"'\s])color:\s*(?:#([\da-f]{6}|[\da-f]{3})\b|rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+))/i

const channels = (hex: string): number[] => {
  const six = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  return [0, 2, 4].map((at) => Number.parseInt(six.slice(at, at + 2), 16))
}

/** Relative luminance (WCAG). */
const luminance = (rgb: number[]): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const part = channel / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/**
 * The ground behind a slide's text. The text is white on dark, unless the editor gave it a dark colour: then it was
 * written for a light picture.
 */
export const groundFor = (html: string): Ground => {
  const [match, hex, r, g, b] = colourOf.exec(html) ?? []
  if (match === undefined) return 'dark'
  const rgb = hex === undefined ? [Number(r), Number(g), Number(b)] : channels(hex)
  return luminance(rgb) < 0.18 ? 'light' : 'dark'
}
