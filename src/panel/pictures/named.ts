/** Finds the products that a picture's file is named after: by a code, a bar code or a name. Pure. */
import type { Producto } from '#contract/producto.ts'
import { toCodeKey } from '#recognise/code.ts'
import { withoutZeros } from '#recognise/zeros.ts'
import { searchKey } from '#recognise/normal.ts'
import { findPieces, getNameKeys } from './file-name.ts'

/** The data of a product that a match needs. */
export type Pictured = Pick<Producto, 'id' | 'nombre' | 'imagenes'> & {
  readonly sub_productos: readonly Pick<Producto['sub_productos'][number], 'codigo' | 'codigobarra'>[]
}

const exactly = (text: string): string => searchKey(text).trim()
/** '10-01' may be a date rather than the code 1001. */
const isJoinedNumber = (text: string): boolean => /^\d+\D+[\d\D]*\d$/.test(text) && /^\d{1,4}$/.test(toCodeKey(text))

type Ids = ReadonlyMap<string, readonly number[]>
interface Index {
  readonly label: string
  readonly key: (text: string) => string
  readonly ids: Ids
}
export interface WithName {
  readonly ids: readonly number[]
  readonly by: string
  /** The file may be of another product. */
  readonly unsure?: boolean
  /** The number at the end belongs to the name. */
  readonly isWhole?: boolean
}

/** The products of each text, by the ways that a file may be named after them. */
export const createLookups = (products: readonly Pictured[]) => {
  const index = (getTexts: (product: Pictured) => readonly string[], key: (text: string) => string): Ids => {
    const idsByText = new Map<string, number[]>()
    for (const product of products)
      for (const text of new Set(getTexts(product).map(key).filter(Boolean)))
        idsByText.set(text, [...(idsByText.get(text) ?? []), product.id])
    return idsByText
  }
  const codes = ({ sub_productos: subs }: Pictured) => subs.map(({ codigo }) => codigo)
  const bars = ({ sub_productos: subs }: Pictured) =>
    subs.map(({ codigobarra }) => codigobarra).filter((code) => /\d{6}/.test(code))
  const buildIndexes = (key: (text: string) => string): readonly Index[] => [
    { label: 'código', key, ids: index(codes, key) },
    { label: 'código de barras', key, ids: index(bars, key) },
    { label: 'nombre', key, ids: index(({ nombre }) => [nombre], key) },
  ]
  const byKey = buildIndexes(toCodeKey)
  return {
    exact: buildIndexes(exactly),
    byKey,
    codes: byKey.filter(({ label }) => label !== 'nombre'),
    /** A case's code of 14 digits holds the first 12 of its pieces' bar code. */
    cases: index(
      (product) => bars(product).filter((code) => /^\d{13}$/.test(code)),
      (code) => code.slice(0, 12),
    ),
    zeroless: index(codes, (code) => withoutZeros(toCodeKey(code))),
    byId: new Map(products.map((product) => [product.id, product])),
  }
}
export type Lookups = ReturnType<typeof createLookups>

export const find = (text: string, indexes: readonly Index[]): WithName | undefined => {
  for (const { label, key, ids } of indexes) {
    const matchedIds = ids.get(key(text))
    if (matchedIds) return { ids: matchedIds, by: label === 'nombre' ? label : `${label} ${text}` }
  }
  return undefined
}

/** The name without its position; doubtful where '1001-2' is a code as well. */
export const findNamed = ({ exact, byKey }: Lookups, plain: string, base: string): WithName | undefined => {
  const [byBase, byWhole] = [find(base, exact) ?? find(base, byKey), find(plain, byKey)]
  const found = byBase ?? byWhole
  if (!found) return undefined
  const ids = [...new Set([byBase, byWhole].flatMap((result) => result?.ids ?? []))]
  const unsure = isJoinedNumber(byBase ? base : plain) && find(base, exact) === undefined
  return { by: found.by, ids, unsure, isWhole: byBase === undefined }
}

const findCode = ({ codes, cases }: Lookups, text: string): WithName | undefined => {
  const key = toCodeKey(text)
  if (!/\d/.test(key) || key.length < 3) return undefined
  const known = find(text, codes)
  if (known || !/^\d{14}$/.test(key)) return known
  const whole = find(withoutZeros(key), codes)?.ids ?? cases.get(key.slice(1, 13))
  return whole && { ids: whole, by: `GTIN ${text}`, unsure: true }
}

/** A code among other words is sure beside a word of its product's name: '011250 bulón.jpg', but not 'IMG_1001.jpg'. */
export const findWithin = (lookups: Lookups, stem: string): WithName | undefined => {
  const { pieces, words } = findPieces(stem, ({ text }) => findCode(lookups, text) !== undefined)
  const matches = pieces.flatMap(({ text }) => findCode(lookups, text) ?? [])
  const ids = [...new Set(matches.flatMap((match) => match.ids))]
  const [match] = matches
  if (!match) return undefined
  const nameKeys = new Set(ids.flatMap((id) => getNameKeys(lookups.byId.get(id)?.nombre ?? '')))
  const isNamed = words.length === 0 || words.flatMap(getNameKeys).some((key) => nameKeys.has(key))
  const unsure = !isNamed || matches.some((some) => some.unsure) || pieces.some(({ text }) => isJoinedNumber(text))
  return { ids, by: match.by, unsure }
}
