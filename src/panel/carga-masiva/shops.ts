/** What the exports of shops have beside any list: their own words of heads, and rows that take what the row of their product says. Pure. */
import type { Column } from '#contract/bulk-columns.ts'
import { searchKey } from '#recognise/normal.ts'

export interface Shop {
  /** The heads that no other list has together. */
  readonly known: readonly string[]
  /** The columns that a product is named by, and the one by which a size names its product. */
  readonly keys: readonly string[]
  readonly parent: string
  /** Heads that are known in this export alone. */
  readonly heads: Readonly<Record<string, Column>>
  /** The heads of what tells the sizes of a product apart. */
  readonly sizes: RegExp
  /** The column whose word tells products with sizes, which have a row of their own, from sizes. */
  readonly kind?: string
}

const shopify: Shop = {
  known: ['handle', 'title', 'variant sku'],
  keys: ['handle'],
  parent: 'handle',
  heads: { title: 'nombre', 'body (html)': 'texto', 'variant sku': 'codigo', 'variant barcode': 'codigobarra' },
  sizes: /^option\d value$/,
}
const wooCommerce: Shop = {
  known: ['type', 'sku', 'name', 'parent'],
  keys: ['sku', 'id'],
  parent: 'parent',
  heads: { name: 'nombre', description: 'texto', sku: 'codigo', 'gtin, upc, ean, or isbn': 'codigobarra' },
  sizes: /^attribute \d value/,
  kind: 'type',
}
const shops: readonly Shop[] = [
  shopify,
  {
    ...shopify,
    known: ['url handle', 'title', 'sku'],
    keys: ['url handle'],
    parent: 'url handle',
    heads: { title: 'nombre', description: 'texto', sku: 'codigo', barcode: 'codigobarra' },
  },
  wooCommerce,
  {
    ...wooCommerce,
    known: ['tipo', 'sku', 'nombre', 'superior'],
    parent: 'superior',
    heads: { nombre: 'nombre', descripcion: 'texto', sku: 'codigo', 'gtin, upc, ean o isbn': 'codigobarra' },
    sizes: /^valor\S* del atributo \d/,
    kind: 'tipo',
  },
  // Tiendanube.
  {
    known: ['identificador de url', 'nombre', 'sku'],
    keys: ['identificador de url'],
    parent: 'identificador de url',
    heads: { nombre: 'nombre', descripcion: 'texto', sku: 'codigo', 'codigo de barras': 'codigobarra' },
    sizes: /^valor de propiedad \d/,
  },
]

/** The shop that exported a table with these heads. */
export const findShop = (heads: readonly string[]): Shop | undefined => {
  const words = new Set(heads.map(searchKey))
  return shops.find(({ known }) => known.every((head) => words.has(head)))
}

/** What a head of an export is; undefined for one that is not loaded. */
export const getShopField = ({ heads, sizes }: Shop, head: string): Column | undefined => {
  const words = searchKey(head)
  return sizes.test(words) ? 'tamaño' : heads[words]
}

/** Shopify's word for a product without options; a simple product of WooCommerce lists all of its values. */
export const isNoSize = (text: string, { kind }: Shop): boolean =>
  text === 'Default Title' || (kind !== undefined && text.includes(', '))

/** A row of an export: its cells by their heads. */
type Read = (head: string) => string

/** Whether a row is that of a product whose sizes have rows of their own. */
export const isParent = (read: Read, { kind }: Shop): boolean =>
  kind !== undefined && /^(?:variable|grouped|agrupado)/i.test(read(kind))

/** The row of the product that each row names: itself, where it names none. */
export const findProducts = <Row>(rows: readonly Row[], toRead: (row: Row) => Read, shop: Shop) => {
  const products = new Map<string, Row>()
  for (const row of rows) {
    const read = toRead(row)
    const isNamed = Object.entries(shop.heads).some(([head, field]) => field === 'nombre' && read(head) !== '')
    if (!isNamed || (shop.kind !== undefined && !isParent(read, shop))) continue
    for (const key of shop.keys) if (read(key) !== '') products.set(key === 'id' ? `id:${read(key)}` : read(key), row)
  }
  return (row: Row): Row => products.get(toRead(row)(shop.parent)) ?? row
}
