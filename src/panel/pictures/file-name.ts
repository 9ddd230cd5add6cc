/** The parts of the file name of a picture. */
import { getWordKeys } from '#recognise/keys.ts'
import { searchKey } from '#recognise/normal.ts'

/** The last segment of a stored path, or of a file in a folder. */
export const getFileName = (path: string): string => path.split(/[/\\]/).at(-1) ?? ''
export const getExtension = (name: string): string =>
  (/\.([^.]*)$/.exec(name)?.[1] ?? '').toLowerCase().replace('jpeg', 'jpg')

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
export const getStem = (fileName: string): string =>
  decoded(fileName.replace(/\.[^.]*$/, ''))
    .normalize('NFC')
    .trim()

/** Words that tell nothing of a product: a view, a copy, a number, and what shops add: '-scaled', '-300x300', '-e1612345678901', '_C1N1'. */
const noise =
  String.raw`frente|frontal|dorso|atras|detras|lado|lateral|costado|perfil|arriba|abajo|detalle|` +
  String.raw`scaled|rotated|thumb(?:nail)?|\d{2,4}x\d{2,4}|e\d{10,13}|c\d+n\d+`
const endNoise = new RegExp(String.raw`(?:[\s_.-]+(?:${noise}))+$`, 'iu')
const noiseToken = new RegExp(String.raw`^(?:${noise}|copia|copy|[a-h]|\d{1,2})$`, 'iu')

/** '011250-2', '011250 (2)', '011250_b', '011250 - copia': the name before, and the position. */
const numbered = /^(.+?)(?:\s*\((\d{1,2})\)|[\s_.-]+(?:(\d{1,2})|([a-h])|(?:copia|copy)))$/iu

/** `base` is the name without its position among the pictures of a product. */
interface Parts {
  readonly plain: string
  readonly base: string
  readonly position: number
}
export const parseStem = (stem: string): Parts => {
  const plain = stem.replace(endNoise, '')
  const [, base, bracketed, dashed, letter] = numbered.exec(plain) ?? []
  if (base === undefined) return { plain, base: plain, position: 1 }
  const position = letter === undefined ? Number(bracketed ?? dashed ?? 2) : letter.toLowerCase().charCodeAt(0) - 96
  return { plain, base, position: Math.max(1, position) }
}

interface Span {
  readonly from: number
  readonly to: number
}
/** A text in a name that may be a code: a word, or neighbours joined. */
export interface Piece extends Span {
  readonly text: string
}

/** Codes of more groups are not looked for. */
const maxGroups = 5
const contains = (outer: Span, inner: Span) => inner.from >= outer.from && inner.to <= outer.to

/** The pieces that are codes, longest first where one holds another, and the words around them. */
export const findPieces = (stem: string, isCode: (piece: Piece) => boolean) => {
  const tokens = [...stem.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))
  const found = tokens
    .flatMap(({ from }, first) =>
      tokens.slice(first, first + maxGroups).map(({ to }) => ({ from, to, text: stem.slice(from, to) })),
    )
    .filter(isCode)
  const pieces = found.filter((piece) => !found.some((outer) => outer !== piece && contains(outer, piece)))
  const words = tokens.filter(
    (token) => !noiseToken.test(searchKey(token.text)) && !pieces.some((piece) => contains(piece, token)),
  )
  return { pieces, words: words.map(({ text }) => text) }
}

const short = /^(?:con|sin|del|las|los|para|por)$/
/** The words of a name, for comparing: of three letters at least. */
export const getNameKeys = (text: string): string[] =>
  (searchKey(text).match(/\p{L}{3,}/gu) ?? []).filter((token) => !short.test(token)).flatMap(getWordKeys)
