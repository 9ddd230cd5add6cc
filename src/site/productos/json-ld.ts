import type { Producto, SubProducto } from '#contract/producto.ts'

/** Whether a bar code has a length of the GTIN standard. */
const isGtin = (codigobarra: string): boolean => /^(?:\d{8}|\d{12,14})$/.test(codigobarra)

const createModelMapper =
  (nombre: string) =>
  ({ codigo, tamaño, codigobarra }: SubProducto) => ({
    '@type': 'ProductModel',
    name: `${nombre} ${tamaño}`.trim(),
    sku: codigo,
    size: tamaño,
    ...(isGtin(codigobarra) && { gtin: codigobarra }),
  })

interface About {
  readonly producto: Producto
  readonly description: string
  readonly url: string
  readonly images: readonly string[]
}

/** A product for search engines (schema.org), without a brand: a shop sells products of other makers. As the text of a script, escaped so that the text cannot end the script. */
export const productJsonLd = ({ producto: { nombre, sub_productos }, description, url, images }: About): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: nombre,
    url,
    ...(description !== '' && { description }),
    ...(images.length > 0 && { image: images }),
    ...(sub_productos.length > 0 && { model: sub_productos.map(createModelMapper(nombre)) }),
  }).replaceAll('<', String.raw`\u003c`)
