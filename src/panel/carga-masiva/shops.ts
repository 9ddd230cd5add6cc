/** What the exports of shops have beside any list: their own words of heads, and rows that take what the row of their product says. Pure. */
import type { Column } from '#contract/bulk-columns.ts'
import { searchKey } from '#recognise/normal.ts'
import { isAnyOf, isOneOf, parsePhrases } from '#recognise/phrase.ts'
import { toWords } from '#recognise/plain.ts'
import { productKinds, shopColumns, shops, type Shop } from '#recognise/vocabulary/shop-heads.ts'

/** The shop that exported a table with these heads. */
export const findShop = (heads: readonly string[]): Shop | undefined => {
  const words = new Set(heads.map(searchKey))
  return shops.find(({ known }) => known.every((head) => words.has(head)))
}

/** What a head of an export is; undefined for one that is not loaded. */
export const getShopField = ({ columns, sizes }: Shop, head: string): Column | undefined =>
  isAnyOf(parsePhrases(sizes), toWords(head)) ? 'tamaño' : shopColumns[columns.indexOf(searchKey(head))]

/** Shopify's word for a product without options; a simple product of WooCommerce lists all of its values. */
export const isNoSize = (text: string, { kind }: Shop): boolean =>
  text === 'Default Title' || (kind !== undefined && text.includes(', '))

/** A row of an export: its cells by their heads. */
type Read = (head: string) => string

const isProductKind = isOneOf(productKinds)
/** Whether a row is that of a product whose sizes have rows of their own. */
export const isParent = (read: Read, { kind }: Shop): boolean =>
  kind !== undefined && isProductKind(searchKey(read(kind)))

/** The row of the product that each row names: itself, where it names none. */
export const findProducts = <Row>(rows: readonly Row[], toRead: (row: Row) => Read, shop: Shop) => {
  const products = new Map<string, Row>()
  const [name] = shop.columns
  for (const row of rows) {
    const read = toRead(row)
    if (read(name) === '' || (shop.kind !== undefined && !isParent(read, shop))) continue
    for (const key of shop.keys) if (read(key) !== '') products.set(key === 'id' ? `id:${read(key)}` : read(key), row)
  }
  return (row: Row): Row => products.get(toRead(row)(shop.parent)) ?? row
}
