/** The exports of shops, by their own heads, as a plain list: a row for each size, with its product's name and text. Pure. */
import type { Cell } from '#contract/sheet/cell.ts'
import type { Page, Row } from '#contract/sheet/page.ts'
import { searchKey } from '#recognise/normal.ts'

const targets = ['nombre', 'texto', 'codigo', 'codigobarra', 'precio', 'stock'] as const
type Target = (typeof targets)[number]
const heads: Readonly<Record<Target | 'tamaño', string>> = {
  nombre: 'Nombre',
  texto: 'Texto',
  codigo: 'Código',
  codigobarra: 'Código de barras',
  precio: 'Precio',
  stock: 'Stock',
  tamaño: 'Tamaño',
}

interface Shop {
  /** The heads that no other list has together. */
  readonly known: readonly string[]
  /** The heads of our columns, in the order of `targets`. */
  readonly columns: readonly [string, string, string, string, string, string]
  /** The start of the heads of what tells the sizes of a product apart. */
  readonly sizes: RegExp
  /** The columns that a product is named by, and the one by which a size names its product. */
  readonly keys: readonly string[]
  readonly parent: string
  /** The column that tells products with sizes from sizes. */
  readonly kind?: string
}

const shopify: Shop = {
  known: ['handle', 'title', 'variant sku', 'option1 value'],
  columns: ['title', 'body (html)', 'variant sku', 'variant barcode', 'variant price', 'variant inventory qty'],
  sizes: /^option\d value$/,
  keys: ['handle'],
  parent: 'handle',
}
const wooCommerce: Shop = {
  known: ['type', 'sku', 'name', 'parent', 'regular price'],
  columns: ['name', 'description', 'sku', 'gtin, upc, ean, or isbn', 'regular price', 'stock'],
  sizes: /^attribute \d value/,
  keys: ['sku', 'id'],
  parent: 'parent',
  kind: 'type',
}
const shops: readonly Shop[] = [
  shopify,
  {
    ...shopify,
    known: ['url handle', 'title', 'sku', 'option1 value'],
    columns: ['title', 'description', 'sku', 'barcode', 'price', 'inventory quantity'],
    keys: ['url handle'],
    parent: 'url handle',
  },
  wooCommerce,
  {
    ...wooCommerce,
    known: ['tipo', 'sku', 'nombre', 'superior', 'precio normal'],
    columns: ['nombre', 'descripcion', 'sku', 'gtin, upc, ean o isbn', 'precio normal', 'inventario'],
    sizes: /^valor\S* del atributo \d/,
    parent: 'superior',
    kind: 'tipo',
  },
  // Tiendanube.
  {
    known: ['identificador de url', 'nombre', 'valor de propiedad 1', 'sku'],
    columns: ['nombre', 'descripcion', 'sku', 'codigo de barras', 'precio', 'stock'],
    sizes: /^valor de propiedad \d/,
    keys: ['identificador de url'],
    parent: 'identificador de url',
  },
]

/** Shopify keeps the digits of a bar code by an apostrophe before them. */
const getText = (cell: Cell | undefined): string => cell?.text.trim().replace(/^'(?=\d+$)/, '') ?? ''
const getHeads = ({ cells }: Row): string[] => Array.from(cells, (cell) => searchKey(getText(cell)))

/** A product with sizes has a row of its own in WooCommerce, and no row of its own is a size. */
const isProduct = (kind: string): boolean => /^(?:variable|grouped|agrupado)/i.test(kind)
/** Shopify's word for a product without options; a simple product of WooCommerce lists all of its values. */
const isNoSize = (text: string, kind: string): boolean =>
  text === '' || text === 'Default Title' || (kind !== '' && text.includes(', '))

const createReader = (names: readonly string[], { columns, sizes, kind = '', parent, keys }: Shop) => {
  const read = (row: Row, name: string) => getText(row.cells[names.indexOf(name)])
  const head = (target: Target) => columns[targets.indexOf(target)] ?? ''
  const sizeIndexes = [...names.keys()].filter((index) => sizes.test(names[index] ?? ''))
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
      for (const target of targets) {
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
