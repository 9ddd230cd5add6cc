/** The text colours that the editor offers, as texts store them: names of the ink and the accent, which base.css shows in the ground's own colours. All other colours are removed. */
export const textColours = { black: '#111214', red: '#e8112d' } as const

/** The notation in which browsers write a colour into a style. */
const asRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16)).join(', ')})`

export const houseColours: readonly string[] = Object.values(textColours).flatMap((hex) => [hex, asRgb(hex)])
