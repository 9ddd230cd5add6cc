/** The company's initial as an icon of shapes: whoever draws it needs no font. */
import type { Marca } from '#contract/marca.ts'

/** The letters as strokes, on a grid of 4 by 6. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 6 2 0 4 6M.8 4h2.4',
  B: 'M0 0h2.2a1.4 1.4 0 0 1 0 2.8H0h2.4a1.6 1.6 0 0 1 0 3.2H0z',
  C: 'M4 1.5A2 2 0 0 0 0 2v2a2 2 0 0 0 4 .5',
  D: 'M0 0h1.6A2.4 2.4 0 0 1 4 2.4v1.2A2.4 2.4 0 0 1 1.6 6H0z',
  E: 'M4 0H0v6h4M0 3h3',
  F: 'M4 0H0v6M0 3h3',
  G: 'M4 1.5A2 2 0 0 0 0 2v2a2 2 0 0 0 4 0v-.8H2.4',
  H: 'M0 0v6M4 0v6M0 3h4',
  I: 'M2 0v6M.8 0h2.4M.8 6h2.4',
  J: 'M3.6 0v4A1.8 2 0 0 1 0 4',
  K: 'M0 0v6M4 0 0 3.4M1.4 2.2 4 6',
  L: 'M0 0v6h4',
  M: 'M0 6V0l2 3 2-3v6',
  N: 'M0 6V0l4 6V0',
  O: 'M2 0a2 2 0 0 1 2 2v2a2 2 0 0 1-4 0V2a2 2 0 0 1 2-2z',
  P: 'M0 6V0h2.3a1.7 1.7 0 0 1 0 3.4H0',
  Q: 'M2 0a2 2 0 0 1 2 2v2a2 2 0 0 1-4 0V2a2 2 0 0 1 2-2zM2.4 4.2 4 6',
  R: 'M0 6V0h2.3a1.7 1.7 0 0 1 0 3.4H0M2 3.4 4 6',
  S: 'M4 1.3A1.8 1.3 0 0 0 2.2 0h-.6a1.5 1.5 0 0 0 0 3h.8a1.5 1.5 0 0 1 0 3h-.6A1.8 1.3 0 0 1 0 4.7',
  T: 'M0 0h4M2 0v6',
  U: 'M0 0v4a2 2 0 0 0 4 0V0',
  V: 'M0 0l2 6 2-6',
  W: 'M0 0l1 6 1-4 1 4 1-6',
  X: 'M0 0l4 6M4 0 0 6',
  Y: 'M0 0l2 3 2-3M2 3v3',
  Z: 'M0 0h4L0 6h4',
}

/** For a name that begins with a digit or another alphabet. */
const ring = 'M2 1a2 2 0 0 1 0 4 2 2 0 0 1 0-4z'

/** The initial on the accent as an SVG, within the circle that every system leaves of an icon; undefined without a name. */
export const drawInitial = ({ nombre, acento }: Pick<Marca, 'nombre' | 'acento'>): string | undefined => {
  const [letter] = nombre.trim().normalize('NFD').toUpperCase()
  if (letter === undefined) return undefined
  const shape = `<path transform="translate(22 17) scale(5)" d="${strokes[letter] ?? ring}" fill="none" stroke="#fff" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" fill="${acento || '#343a41'}"/>${shape}</svg>`
}
