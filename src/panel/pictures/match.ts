/** Finds the product of a picture by the name of its file: the product's name, or any of its codes. Pure. */
import { toCodeKey } from '#recognise/code.ts'
import { originalName } from '#ui/file-name.ts'
import { getFormat, getFileName, getStem, parseStem } from './file-name.ts'
import { createLookups, find, findNamed, findWithin, isExact, type Pictured, type WithName } from './named.ts'

/** `matched`: one product, for sure; `doubtful`: one may be meant; `there`: its product has this picture already. */
export type Kind = 'matched' | 'doubtful' | 'unknown' | 'there'

export interface Match {
  readonly kind: Kind
  /** The products that may be meant, the likeliest first. */
  readonly ids: readonly number[]
  /** The part of the product that the file is named after: 'código 011250'. */
  readonly by: string
  /** Its position among the pictures of a product: 2 of '011250-2.jpg'. */
  readonly position: number
}

const getLetterPairs = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2)))
/** The likeness of two texts, from 0 to 1. */
const alike = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const both = [...a].filter((pair) => b.has(pair)).length
  return a.size + b.size === 0 ? 0 : (2 * both) / (a.size + b.size)
}
const enough = 0.7
/** The number of products that are offered for a doubtful file. */
const offered = 3

/** A function that matches each file with these products. */
export const createMatcher = (products: readonly Pictured[]) => {
  const lookups = createLookups(products)
  const pairs = products.map(({ id, nombre }) => ({ id, pairs: getLetterPairs(toCodeKey(nombre)) }))
  const findSimilar = (stem: string, base: string): WithName | undefined => {
    const zeros = find(lookups, stem) ?? find(lookups, base)
    if (zeros) return { ...zeros, by: 'un código sin los ceros' }
    const basePairs = getLetterPairs(toCodeKey(base))
    const near = pairs
      .map((candidate) => ({ id: candidate.id, score: alike(basePairs, candidate.pairs) }))
      .filter(({ score }) => score >= enough)
      .toSorted((a, b) => b.score - a.score)
    return near.length === 0 ? undefined : { ids: near.slice(0, offered).map(({ id }) => id), by: 'un nombre parecido' }
  }
  const toKey = (fileName: string) => `${toCodeKey(getStem(fileName))}.${getFormat(fileName)}`
  const isThere = (id: number, fileName: string): boolean =>
    (lookups.byId.get(id)?.imagenes ?? []).some(({ path }) =>
      [getFileName(path), originalName(path)].some((stored) => toKey(stored) === toKey(fileName)),
    )
  return (name: string): Match => {
    const fileName = getFileName(name)
    const stem = getStem(fileName)
    const { plain, base, position: numbered } = parseStem(stem)
    const whole = find(lookups, stem, isExact) ?? find(lookups, plain, isExact)
    const sure = whole ?? findNamed(lookups, plain, base) ?? findWithin(lookups, stem)
    const result = sure ?? findSimilar(stem, base)
    if (!result) return { kind: 'unknown', ids: [], by: '', position: 1 }
    const [first, another] = result.ids
    const position = whole || sure?.isWhole ? 1 : numbered
    if (!sure || sure.unsure || another !== undefined || first === undefined)
      return { kind: 'doubtful', ids: result.ids, by: result.by, position }
    return { ids: result.ids, by: result.by, kind: isThere(first, fileName) ? 'there' : 'matched', position }
  }
}
