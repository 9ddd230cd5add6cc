/** The parts of the file name of a picture. */
import { decoded } from '#contract/decoded.ts'
import { getWordKeys } from '#recognise/keys.ts'
import { searchKey } from '#recognise/normal.ts'
import { contains, findRuns, type Span } from '#recognise/spans.ts'
import { copyWords, viewWords } from '#recognise/vocabulary/pictures.ts'
import { getExtension } from '#ui/media-kind.ts'

/** The last segment of a stored path, or of a file in a folder. */
export const getFileName = (path: string): string => path.replaceAll('\\', '/').split('/').at(-1) ?? ''
/** A picture in another spelling of its format is the same one. */
export const getFormat = (name: string): string => getExtension(name).replace('jpeg', 'jpg')

export const getStem = (fileName: string): string =>
  decoded(fileName.includes('.') ? fileName.slice(0, fileName.lastIndexOf('.')) : fileName)
    .normalize('NFC')
    .trim()

/** What shops add: '300x300', 'e1612345678901', 'c1n1'. */
const shopMark = /^(?:\d{2,4}x\d{2,4}|e\d{10,13}|c\d+n\d+)$/
const isNoise = (word: string): boolean => viewWords.has(word) || shopMark.test(word)

const shortNumber = /^\d{1,2}$/
const letters = 'abcdefgh'
/** The position that the end of a name tells: 2 for '2' and 'b'; a copy is the second one. */
const readPosition = (end: string): number | undefined => {
  if (shortNumber.test(end)) return Math.max(1, Number(end))
  if (copyWords.has(end)) return 2
  return end.length === 1 && letters.includes(end) ? letters.indexOf(end) + 1 : undefined
}

const lastPart = /^(.+?)[\s_.-]+([^\s_.-]+)$/s
/** '011250 - frente': the name before the signs, and the word behind them. */
const splitEnd = (stem: string): { readonly before: string; readonly end: string } => {
  const [, before = stem, end = ''] = lastPart.exec(stem) ?? []
  return { before, end: searchKey(end) }
}

const withoutNoise = (stem: string): string => {
  const { before, end } = splitEnd(stem)
  return isNoise(end) ? withoutNoise(before) : stem
}

/** `base` is the name without its position among the pictures of a product. */
interface Parts {
  readonly plain: string
  readonly base: string
  readonly position: number
}
/** '011250-2', '011250 (2)', '011250_b', '011250 - copia': the name before, and the position. */
export const parseStem = (stem: string): Parts => {
  const plain = withoutNoise(stem)
  const bracket = plain.endsWith(')') ? plain.lastIndexOf('(') : -1
  const { before, end } =
    bracket > 0 ? { before: plain.slice(0, bracket).trimEnd(), end: plain.slice(bracket + 1, -1) } : splitEnd(plain)
  const position = readPosition(end)
  return position === undefined ? { plain, base: plain, position: 1 } : { plain, base: before, position }
}

const tellsNothing = (word: string): boolean => isNoise(word) || readPosition(word) !== undefined

/** Codes of more groups are not looked for. */
const maxGroups = 5

/** The pieces that are codes, each a word or neighbours joined, the longest where one holds another, and the words around them. */
export const findPieces = (stem: string, isCode: (piece: Span) => boolean) => {
  const found = findRuns(stem, maxGroups).filter(isCode)
  const pieces = found.filter((piece) => !found.some((outer) => outer !== piece && contains(outer, piece)))
  const words = findRuns(stem, 1).filter(
    (token) => !tellsNothing(searchKey(token.text)) && !pieces.some((piece) => contains(piece, token)),
  )
  return { pieces, words: words.map(({ text }) => text) }
}

const joints: ReadonlySet<string> = new Set('con sin del las los para por'.split(' '))
/** The words of a name, for comparing: of three letters at least. */
export const getNameKeys = (text: string): string[] =>
  (searchKey(text).match(/\p{L}{3,}/gu) ?? []).filter((token) => !joints.has(token)).flatMap(getWordKeys)
