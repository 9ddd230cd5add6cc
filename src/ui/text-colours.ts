/** The colours of words that the editor offers. Any other came along from somewhere else, and is not shown. */
export const textColours = { black: '#111214', red: '#e8112d' } as const

/** As a browser writes it into a style. */
const asRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** Each of them, in either way of writing it. */
export const houseColours: readonly string[] = Object.values(textColours).flatMap((hex) => [hex, asRgb(hex)])
