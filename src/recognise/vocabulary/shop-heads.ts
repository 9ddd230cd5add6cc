/** The heads of shops' exports, without accents and capitals. */

/** Our columns that an export has. */
export const shopColumns = ['nombre', 'texto', 'codigo', 'codigobarra'] as const

export interface Shop {
  /** The heads that no other list has together. */
  readonly known: readonly string[]
  /** The heads of our columns, in the order of `shopColumns`. */
  readonly columns: readonly [string, string, string, string]
  /** The heads of what tells the sizes of a product apart, as phrases: heads.ts says their signs. */
  readonly sizes: string
  /** The columns that a product is named by, and the one by which a size names its product. */
  readonly keys: readonly string[]
  readonly parent: string
  /** The column that tells products with sizes from sizes. */
  readonly kind?: string
}

const shopify: Shop = {
  known: ['handle', 'title', 'variant sku', 'option1 value'],
  columns: ['title', 'body (html)', 'variant sku', 'variant barcode'],
  sizes: 'option* value',
  keys: ['handle'],
  parent: 'handle',
}
const wooCommerce: Shop = {
  known: ['type', 'sku', 'name', 'parent', 'regular price'],
  columns: ['name', 'description', 'sku', 'gtin, upc, ean, or isbn'],
  sizes: 'attribute * value|values …',
  keys: ['sku', 'id'],
  parent: 'parent',
  kind: 'type',
}
export const shops: readonly Shop[] = [
  shopify,
  {
    ...shopify,
    known: ['url handle', 'title', 'sku', 'option1 value'],
    columns: ['title', 'description', 'sku', 'barcode'],
    keys: ['url handle'],
    parent: 'url handle',
  },
  wooCommerce,
  {
    ...wooCommerce,
    known: ['tipo', 'sku', 'nombre', 'superior', 'precio normal'],
    columns: ['nombre', 'descripcion', 'sku', 'gtin, upc, ean o isbn'],
    sizes: 'valor* es? del atributo * …',
    parent: 'superior',
    kind: 'tipo',
  },
  // Tiendanube.
  {
    known: ['identificador de url', 'nombre', 'valor de propiedad 1', 'sku'],
    columns: ['nombre', 'descripcion', 'sku', 'codigo de barras'],
    sizes: 'valor de propiedad * …',
    keys: ['identificador de url'],
    parent: 'identificador de url',
  },
]

/** The kinds of rows of products that have sizes in rows of their own. */
export const productKinds = 'variable* grouped* agrupado*'
