import { searchKey } from '../search-key.ts'

/** The content of a column of an order or a price list. */
export type Role = 'ean' | 'codigo' | 'nombre' | 'tamaño' | 'pack' | 'cantidad' | 'unidades' | 'nota' | 'otro'

/** The names of such columns, without accents, capitals and signs, and some as people write them. */
export const columns: readonly (readonly [role: Role, form: RegExp, examples: string])[] = [
  [
    'ean',
    /^(?:cod(?:igos?)?(?: de)? ?barras?|ean(?: ?1?[38])?|gtin|upc|bar ?code)$/,
    'codigobarra, Código de barras, EAN, Cód. Barra, barcode',
  ],
  [
    'codigo',
    /^(?:cod(?:igo)?(?: (?:del? )?(?:art(?:iculo)?|prod(?:ucto)?|item|interno))?|codes?|sku|ref(?:erencia|erence)?|(?:item|product|part) (?:code|no|number|id)|(?:n|nro|numero) (?:del? )?(?:art(?:iculo)?|parte|producto))$/,
    'codigo, Cód. art., SKU, N° de artículo, Item code, Ref.',
  ],
  [
    'nombre',
    /^(?:nombre|descripcion|detalle|denominacion|art(?:iculo)?s?|prod(?:ucto)?s?|items?|material(?:es)?|concepto|mercaderia|name|description|product)(?: (?:del? )?(?:art(?:iculo)?|prod(?:ucto)?))?$/,
    'nombre, Descripción, Artículo, item, Descripción del producto',
  ],
  ['tamaño', /^(?:tamano|medidas?|sizes?|dimension(?:es)?)$/, 'tamaño, Medida, Size'],
  [
    'cantidad',
    /^(?:(?:cant(?:idad)?(?:es)?|ctd|qty|quantity|order qty)(?: (?:a )?(?:pedid[ao]s?|pedir|solicitada|de|en|ordered))?(?: (?:packs?|cajas|paquetes|bolsas|bultos))?|(?:a )?pedi(?:do|r)|packs|cajas|paquetes|bolsas|bultos|boxes|order)$/,
    'cantidad, Cant., Pedido, Qty, Packs, Cantidad de packs, Cant. pedida, Cantidad (cajas)',
  ],
  [
    'unidades',
    /^(?:(?:cant(?:idad)?|qty)(?: de| en)? )?(?:unid(?:ades)?|unds?|uni|uds?|u|units?|pcs?|pieces|pzs?|pzas?|piezas|suelt[oa]s)$/,
    'unidades, Unid., Cant. unidades, Units, U., Unds., Pzs',
  ],
  [
    'pack',
    /^(?:pack|presentacion|envase|empaque|packaging|unidad de venta|(?:pack|case|box|carton) (?:qty|quantity|size|count)|(?:qty|quantity|units|pcs|pieces) (?:per|x|in) (?:pack|case|box|carton))$/,
    'pack, Presentación, Pack Qty, Case quantity, Units per box',
  ],
  [
    'nota',
    /^(?:notas?|obs(?:ervacion(?:es)?)?|comentarios?|aclaracion(?:es)?|comments?|notes?|remarks?)$/,
    'nota, Observaciones, Obs., Comments',
  ],
  [
    'otro',
    /^(?:precio|p unit|price|unit price|unitario|importe|amount|sub ?total|total|iva|desc(?:uento)?|dto|bonif|stock|disponible|saldo|fecha|orden|renglon|n|nro|item n|um|unidad|marca|rubro|peso|moneda)(?: .*)?$/,
    'Precio, Precio unitario, Total, Subtotal, Stock, N°, Precio sin IVA ($)',
  ],
]

/** A head without accents, capitals and signs: 'Nº art.' is 'n art'. */
export const headKey = (header: string): string =>
  searchKey(header)
    .replaceAll(/(?:[^\p{L}\p{N}]|[ºª])+/gu, ' ')
    .trim()

export const findRole = (header: string): Role | undefined => {
  const name = headKey(header)
  return columns.find(([, form]) => form.test(name))?.[0]
}
