/** Finds the products that a picture's file is named after: by a code, a bar code or a name. Pure. */
import type { Producto } from '#contract/producto.ts'
import { compareCodes, toCodeKey, toLooseKey } from '#recognise/code.ts'
import { toPieceCode } from '#recognise/gtin.ts'
import { searchKey } from '#recognise/normal.ts'
import { findPieces, getNameKeys } from './file-name.ts'

/** The data of a product that a match needs. */
export type Pictured = Pick<Producto, 'id' | 'nombre' | 'imagenes'> & {
  readonly sub_productos: readonly Pick<Producto['sub_productos'][number], 'codigo' | 'codigobarra'>[]
}

/** A text that files of a product are named after. */
interface Known {
  readonly id: number
  readonly text: string
  readonly label: 'código' | 'código de barras' | 'nombre'
}

/** '10-01' may be a date rather than 1001. */
const longestDate = 4

/** A picture goes by the same code, and proposes one that may be meant; signs within a longer code are no doubt. */
const isSure = (written: string, { text, label }: Known): boolean => {
  if (label === 'nombre') return true
  const { kind, why } = compareCodes(written, text)
  return kind === 'same' || (why === 'signs' && toCodeKey(text).length > longestDate)
}

export interface WithName {
  readonly ids: readonly number[]
  readonly by: string
  /** The file may be of another product. */
  readonly unsure?: boolean
  /** The number at the end belongs to the name. */
  readonly isWhole?: boolean
}

/** The products, and the texts that a file may be named after by their loose keys, the likeliest first. */
export const createLookups = (products: readonly Pictured[]) => {
  const sizes = products.flatMap(({ id, sub_productos: subs }) => subs.map((size) => ({ id, ...size })))
  const codes = sizes
    .filter(({ codigo }) => toCodeKey(codigo) !== '')
    .map(({ id, codigo }): Known => ({ id, text: codigo, label: 'código' }))
  const bars = sizes
    .filter(({ codigobarra }) => /\d{6}/.test(codigobarra))
    .map(({ id, codigobarra }): Known => ({ id, text: codigobarra, label: 'código de barras' }))
  const names = products.map(({ id, nombre }): Known => ({ id, text: nombre, label: 'nombre' }))
  const byKey = Map.groupBy([...codes, ...bars, ...names], ({ text }) => toLooseKey(text))
  byKey.delete('')
  return { byKey, byId: new Map(products.map((product) => [product.id, product])) }
}
export type Lookups = ReturnType<typeof createLookups>

/** How alike a written text and a known one with the same loose key have to be. */
type Likeness = (written: string, known: Known) => boolean
const isCode: Likeness = (_, { label }) => label !== 'nombre'
export const isExact: Likeness = (written, { text }) => searchKey(text).trim() === searchKey(written).trim()
const hasSameKey: Likeness = (written, { text }) => toCodeKey(text) === toCodeKey(written)

export const find = ({ byKey }: Lookups, text: string, isLike: Likeness = isCode): WithName | undefined => {
  const [first, ...others] = (byKey.get(toLooseKey(text)) ?? []).filter((known) => isLike(text, known))
  if (!first) return undefined
  const alike = [first, ...others.filter(({ label }) => label === first.label)]
  return {
    ids: [...new Set(alike.map(({ id }) => id))],
    by: first.label === 'nombre' ? first.label : `${first.label} ${text}`,
    unsure: !alike.some((known) => isSure(text, known)),
  }
}

/** The name without its position; doubtful where '1001-2' is a code as well. */
export const findNamed = (lookups: Lookups, plain: string, base: string): WithName | undefined => {
  const byBase = find(lookups, base, isExact) ?? find(lookups, base, hasSameKey)
  const byWhole = find(lookups, plain, hasSameKey)
  const found = byBase ?? byWhole
  if (!found) return undefined
  const ids = [...new Set([byBase, byWhole].flatMap((result) => result?.ids ?? []))]
  return { ...found, ids, isWhole: byBase === undefined }
}

const findCode = (lookups: Lookups, text: string): WithName | undefined => {
  const key = toCodeKey(text)
  if (!/\d/.test(key) || key.length < 3) return undefined
  const known = find(lookups, text, (written, code) => isCode(written, code) && hasSameKey(written, code))
  const piece = toPieceCode(key)
  if (known || piece === key) return known
  const inCase = find(lookups, piece)
  return inCase && { ...inCase, by: `GTIN ${text}`, unsure: true }
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
  const unsure = !isNamed || matches.some((some) => some.unsure)
  return { ids, by: match.by, unsure }
}
