import type { Producto, SubProducto } from '../../contract/producto.ts'

/** Without accents, capitals or punctuation: 'Bulón U' is 'bulon u', '779-812' is '779812'. */
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, '')

const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter((word) => word !== '')

interface Indexed { readonly producto: Producto; readonly nombre: string; readonly rows: readonly string[] }

const foldRow = ({ codigo, codigobarra }: SubProducto): string => fold(`${codigo} ${codigobarra}`)

/** What the search looks at, folded once: with thousands of products each key typed would otherwise fold them all. */
const indexed = (producto: Producto): Indexed =>
  ({ producto, nombre: fold(producto.nombre), rows: producto.sub_productos.map(foldRow) })

/** A row is found by its code or bar code; further words may stand in the product's name: 'bulon 010830'. */
const rowMatches = (words: readonly string[], nombre: string) => (row: string): boolean =>
  words.every((word) => nombre.includes(word) || row.includes(word)) && words.some((word) => row.includes(word))

const matches = (words: readonly string[]) => ({ nombre, rows }: Indexed): boolean =>
  words.every((word) => nombre.includes(word)) || rows.some(rowMatches(words, nombre))

export type Find = (query: string) => Producto[]

/** The search of the product list: over name, code and bar code, accents ignored. No words find everything. */
export const searchIn = (productos: Producto[]): Find => {
  const index = productos.map(indexed)
  return (query) => {
    const words = wordsOf(query)
    return words.length === 0 ? productos : index.filter(matches(words)).map(({ producto }) => producto)
  }
}

/** Which rows of a product's table the search is about. */
export const matchingRows = (producto: Producto, query: string): ReadonlySet<number> => {
  const words = wordsOf(query)
  const { nombre, rows } = indexed(producto)
  const found = rowMatches(words, nombre)
  return new Set(rows.flatMap((row, i) => (found(row) ? [i] : [])))
}
