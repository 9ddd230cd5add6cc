/** The exports of shops, by their own heads, as a plain list: a row for each size, with its product's name and text. Pure. */
import type { Cell } from '#contract/sheet/cell.ts'
import type { Page, Row } from '#contract/sheet/page.ts'
import { searchKey } from '#recognise/normal.ts'
import { isAnyOf, isOneOf, parsePhrases } from '#recognise/phrase.ts'
import { toWords } from '#recognise/plain.ts'
import { productKinds, shopColumns, shops, type Shop } from '#recognise/vocabulary/shop-heads.ts'

type Target = (typeof shopColumns)[number]
const heads: Readonly<Record<Target | 'tamaño', string>> = {
  nombre: 'Nombre',
  texto: 'Texto',
  codigo: 'Código',
  codigobarra: 'Código de barras',
  precio: 'Precio',
  stock: 'Stock',
  tamaño: 'Tamaño',
}

/** Shopify keeps the digits of a bar code by an apostrophe before them. */
const getText = (cell: Cell | undefined): string => cell?.text.trim().replace(/^'(?=\d+$)/, '') ?? ''
const getHeads = ({ cells }: Row): string[] => Array.from(cells, (cell) => searchKey(getText(cell)))

/** A product with sizes has a row of its own in WooCommerce, and no row of its own is a size. */
const isProductKind = isOneOf(productKinds)
const isProduct = (kind: string): boolean => isProductKind(searchKey(kind))
/** Shopify's word for a product without options; a simple product of WooCommerce lists all of its values. */
const isNoSize = (text: string, kind: string): boolean =>
  text === '' || text === 'Default Title' || (kind !== '' && text.includes(', '))

const createReader = (names: readonly string[], { columns, sizes, kind = '', parent, keys }: Shop) => {
  const read = (row: Row, name: string) => getText(row.cells[names.indexOf(name)])
  const head = (target: Target) => columns[shopColumns.indexOf(target)] ?? ''
  const sizePhrases = parsePhrases(sizes)
  const sizeIndexes = [...names.keys()].filter((index) => isAnyOf(sizePhrases, toWords(names[index] ?? '')))
  return {
    names: (row: Row) => keys.map((key) => (key === 'id' ? `id:${read(row, key)}` : read(row, key))).filter(Boolean),
    parent: (row: Row) => read(row, parent),
    isProduct: (row: Row) => isProduct(read(row, kind)),
    text: (row: Row, target: Target) => read(row, head(target)),
    size: (row: Row) =>
      sizeIndexes
        .map((index) => getText(row.cells[index]))
        .filter((text) => !isNoSize(text, kind))
        .join(' '),
    /** The row of a list, each cell in the column where the export has it. */
    place: (row: Row, texts: Readonly<Record<keyof typeof heads, string>>): Row => {
      const cells: (Cell | undefined)[] = []
      for (const target of shopColumns) {
        const index = names.indexOf(head(target))
        if (index >= 0 && texts[target] !== '') cells[index] = { text: texts[target] }
      }
      const [index] = sizeIndexes
      if (index !== undefined && texts.tamaño !== '') cells[index] = { text: texts.tamaño }
      return { number: row.number, cells }
    },
  }
}

const toList = (page: Page, headsIndex: number, shop: Shop): Page => {
  const [head, ...below] = page.rows.slice(headsIndex)
  if (!head) return page
  const reader = createReader(getHeads(head), shop)
  const products = new Map(
    below
      .filter((row) => reader.text(row, 'nombre') !== '' && (!shop.kind || reader.isProduct(row)))
      .flatMap((row) => reader.names(row).map((name) => [name, row] as const)),
  )
  const told = new Set<Row>()
  const rows = below.flatMap((row) => {
    const size = reader.size(row)
    const [nombre, codigo, codigobarra] = (['nombre', 'codigo', 'codigobarra'] as const).map((target) =>
      reader.text(row, target),
    )
    // A further picture of a product has a row too.
    if (reader.isProduct(row) || [nombre, codigo, codigobarra, size].every((text) => text === '')) return []
    const product = products.get(reader.parent(row))
    const texto = reader.text(row, 'texto') || (product && !told.has(product) ? reader.text(product, 'texto') : '')
    if (product) told.add(product)
    return reader.place(row, {
      nombre: product ? reader.text(product, 'nombre') : (nombre ?? ''),
      texto,
      codigo: codigo ?? '',
      codigobarra: codigobarra ?? '',
      precio: reader.text(row, 'precio'),
      stock: reader.text(row, 'stock'),
      tamaño: size,
    })
  })
  return { ...page, rows: [reader.place(head, heads), ...rows] }
}

/** The rows above the heads that a person may have added. */
const searched = 5

/** A page as it is, unless a shop exported it. */
export const fromShop = (page: Page): Page => {
  for (const [index, row] of page.rows.slice(0, searched).entries()) {
    const names = getHeads(row)
    const shop = shops.find(({ known }) => known.every((name) => names.includes(name)))
    if (shop) return toList(page, index, shop)
  }
  return page
}
