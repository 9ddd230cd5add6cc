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

interface Index {
  readonly key: (text: string) => string
  readonly byKey: ReadonlyMap<string, readonly Known[]>
}
const createIndex = (known: readonly Known[], key: Index['key']): Index => {
  const byKey = Map.groupBy(known, ({ text }) => key(text))
  byKey.delete('')
  return { key, byKey }
}

/** The products by the texts that a file may be named after, the likeliest first. */
export const createLookups = (products: readonly Pictured[]) => {
  const sizes = products.flatMap(({ id, sub_productos: subs }) => subs.map((size) => ({ id, ...size })))
  const codes = sizes
    .filter(({ codigo }) => toCodeKey(codigo) !== '')
    .map(({ id, codigo }): Known => ({ id, text: codigo, label: 'código' }))
  const bars = sizes
    .filter(({ codigobarra }) => /\d{6}/.test(codigobarra))
    .map(({ id, codigobarra }): Known => ({ id, text: codigobarra, label: 'código de barras' }))
  const names = products.map(({ id, nombre }): Known => ({ id, text: nombre, label: 'nombre' }))
  return {
    exact: createIndex([...codes, ...bars, ...names], (text) => searchKey(text).trim()),
    byKey: createIndex([...codes, ...bars, ...names], toCodeKey),
    codes: createIndex([...codes, ...bars], toCodeKey),
    zeroless: createIndex([...codes, ...bars], toLooseKey),
    byId: new Map(products.map((product) => [product.id, product])),
  }
}
export type Lookups = ReturnType<typeof createLookups>

export const find = (text: string, { key, byKey }: Index): WithName | undefined => {
  const [first, ...others] = byKey.get(key(text)) ?? []
  if (!first) return undefined
  const alike = [first, ...others.filter(({ label }) => label === first.label)]
  return {
    ids: [...new Set(alike.map(({ id }) => id))],
    by: first.label === 'nombre' ? first.label : `${first.label} ${text}`,
    unsure: !alike.some((known) => isSure(text, known)),
  }
}

/** The name without its position; doubtful where '1001-2' is a code as well. */
export const findNamed = ({ exact, byKey }: Lookups, plain: string, base: string): WithName | undefined => {
  const [byBase, byWhole] = [find(base, exact) ?? find(base, byKey), find(plain, byKey)]
  const found = byBase ?? byWhole
  if (!found) return undefined
  const ids = [...new Set([byBase, byWhole].flatMap((result) => result?.ids ?? []))]
  return { ...found, ids, isWhole: byBase === undefined }
}

const findCode = ({ codes, zeroless }: Lookups, text: string): WithName | undefined => {
  const key = toCodeKey(text)
  if (!/\d/.test(key) || key.length < 3) return undefined
  const known = find(text, codes)
  const piece = toPieceCode(key)
  if (known || piece === key) return known
  const inCase = find(piece, zeroless)
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
