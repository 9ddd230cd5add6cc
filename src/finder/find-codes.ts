/** Finds sizes by their codes. */
import { withoutCodeWords } from '#recognise/code-words.ts'
import { toBareCode } from '#recognise/code.ts'
import { hasDigit, isDigits } from '#recognise/numerals.ts'
import { toWords } from '#recognise/plain.ts'
import { isSize } from '#recognise/sizes.ts'
import type { Asking } from './asking.ts'
import type { Index } from './catalogue-index.ts'
import { findMatches } from './find-matches.ts'
import { union, type Found, type Match } from './match.ts'
import { isFiller } from './question.ts'
import { parseCodes, splitList, withoutJoints } from './readings.ts'

const withoutFillers = ({ kinds }: Index, pieces: readonly string[]): string[] =>
  pieces.filter((piece) => !isFiller(toWords(piece).join(' '), kinds))

/** Several codes and nothing else: long numbers, or codes of the catalogue. */
export const listCodes = ({ index }: Asking, query: string): string[] => {
  const pieces = withoutFillers(index, splitList(query))
  const isKnown = (piece: string) => hasDigit(piece) && index.codes().exact(toBareCode(piece)).length > 0
  const numbers = parseCodes(query)
  return numbers.length === 0 && pieces.length > 1 && pieces.every(isKnown) ? pieces : numbers
}

/** The sizes whose code a whole text is, whatever its signs: 'LE 114' for LE-114, 'cod. 205' and 'el 205' for 205. */
export const findWholeCode = ({ index, productos }: Asking, text: string): readonly Match[] => {
  const words = withoutFillers(index, text.split(/\s+/))
  const keys = [text, words.join(' ')].map((code) => toBareCode(withoutCodeWords(code)))
  const found = keys.map((key) => (hasDigit(key) ? index.codes().exact(key) : [])).find(({ length }) => length > 0)
  return (found ?? []).flatMap(({ row }) => {
    const { product = 0, size } = index.rows[row] ?? {}
    const producto = productos[product]
    return producto && size !== undefined ? [{ producto, sizes: [size] }] : []
  })
}

/** A code beside words of its product: '101 pala'. Alone among words a short number is rather a size. */
export const findCodeBeside = (ask: Asking, query: string): readonly Match[] => {
  const pieces = withoutJoints(query).split(/\s+/)
  return pieces.flatMap((piece, index) => {
    const coded = pieces.length > 1 && isDigits(piece) && piece.length < 5 ? findWholeCode(ask, piece) : []
    if (coded.length === 0) return []
    const named = findMatches(ask, ask.readings(pieces.toSpliced(index, 1).join(' ')))?.matches ?? []
    return coded.filter(({ producto }) => named.some((match) => match.producto === producto))
  })
}

/** A code beside an amount: '10 x 205', '2 del 101'. */
export const findCodeWithAmount = (ask: Asking, query: string): readonly Match[] => {
  const pieces = withoutFillers(ask.index, query.split(/[\s×*]+/))
  const coded = pieces.filter((piece) => piece.length > 2).map((piece) => findWholeCode(ask, piece))
  return pieces.length === 2 && pieces.every(isDigits) && coded.length === 1 ? union(coded) : []
}

export const findCodes = (ask: Asking, codes: readonly string[]): Found => {
  const results = codes.map((code) => {
    const whole = findWholeCode(ask, code)
    return {
      code,
      matches: whole.length > 0 ? whole : (findMatches(ask, [ask.parse(code)])?.matches ?? []),
    }
  })
  const missed = results.filter(({ matches }) => matches.length === 0).map(({ code }) => code)
  return { matches: union(results.map(({ matches }) => matches)), nearest: missed.length > 0, missed }
}

/** Whether a question has the form of the catalogue's codes, and no code is written so: 'LE 10' beside LE-12 asks for no M10. */
export const isUnknownCode = ({ index }: Asking, query: string): boolean => {
  const key = toBareCode(query)
  const [, letters = ''] = /^([a-z]{2,4})\d+[a-z]?$/.exec(key) ?? []
  const exists = (start: string) => index.codes().beginning(start).length > 0
  return (
    letters !== '' &&
    !isSize(query) &&
    !exists(key) &&
    Array.from('0123456789').some((digit) => exists(letters + digit))
  )
}
