/**
 * The words at the head of a column, and what the column holds. In a phrase `|` parts words of which one stands there, `?` marks a word that
 * may be missing, `…` one that may stand there any number of times, `*` the rest of a word, `!` any words but these; `…` alone is any words,
 * and `{…}` stands for a list of `lists`.
 */
import type { Column } from '#contract/bulk-columns.ts'
import { containers, loose, packing, pieces } from './packs.ts'
import { toSet } from './to-set.ts'

/** What a column of an order, a price list or a pasted table holds. */
export type Head =
  | Column
  | 'cantidad'
  | 'unidades'
  | 'nota'
  | 'saldo'
  | 'entregado'
  | 'precio'
  | 'stock'
  | 'rubro'
  | 'otro código'
  | 'número de fila'
  | 'unidad'
  | 'otro dato'

export const lists = {
  codigo: 'cod|cods|codigo|codigos',
  article: 'art|articulo|prod|producto',
  named:
    'nombre|descripcion|detalle|denominacion|art|articulo|articulos|prod|producto|productos|item|items|material|materiales|concepto|mercaderia|name|description|product',
  amount: 'cant|cantes|cantidad|cantidades|ctd|qty|quantity|qtd|qtde|quantidade',
  unit: `${pieces} ${loose}`.replaceAll(' ', '|'),
  container: `${containers} ${packing} caixa caixas ctn ctns`.replaceAll(' ', '|'),
  by: 'x|por|de|en|per|in',
} as const

/** Heads that are known wherever a table stands, also among the lines of an order: only whole phrases count. The first that fits counts. */
export const plainHeads: readonly (readonly [head: Head, phrases: string])[] = [
  [
    'codigobarra',
    'cod|codigo|codigos de? barra|barras, codbarra|codbarras|codigobarra|codigobarras, {codigo}? ean 8|13?, {codigo}? ean8|ean13|gtin13, gtin|upc|barcode, bar code',
  ],
  [
    'codigo',
    'cod|codigo, cod|codigo de|del? {article}|item|interno, {article} n|nro|nr|numero, {article} cod|codigo|code, codart, code|codes|sku|ref|referencia|reference, item|product|part code|no|number|id, n|nro|numero de|del? art|articulo|parte|pieza|producto, p n, pn, part n',
  ],
  [
    'nombre',
    '{named}, {named} de|del? {article}, desc|descr|descrip {article}, item|product|material|short|goods description|name, description of goods, nombre|descripcion corta|comercial|material, descricao|nome do? produto?, texto breve de? material?, descr|descrip|designacion|titulo|title',
  ],
  [
    'tamaño',
    'tamano|tamanio|tamanho|tam|medida|medidas|talle|talles|talla|tallas|size|sizes|dimension|dimensiones|dim',
  ],
  [
    'cantidad',
    '{amount}, {amount} packs|pack|cajas|paquetes|bolsas|bultos, {amount} a? pedida|pedidas|pedido|pedidos|pedir|solicitada|de|en|ordered packs|pack|cajas|paquetes|bolsas|bultos?, a? pedido|pedir, packs|cajas|paquetes|bolsas|bultos|boxes|order, order qty',
  ],
  ['unidades', '{unit}, {amount} de|en? {unit}'],
  [
    'pack',
    'pack|presentacion|envase|empaque|packaging|embalaje|embalagem|contenido, multiplo de? venta?, un {by} {container}, unidad de venta, pack|case|box|carton qty|quantity|size|count|pack, qty|quantity|{unit} {by}? {container}, {amount} x|por {container}, cxb|uxb|uxc, u x b|c',
  ],
  [
    'saldo',
    'saldo|{amount}? saldo|pendiente|pendientes|pend|resta|restan|restante|remanente|falta|faltan|faltante|pending|remaining|outstanding|balance|backorder, a|por entregar|enviar|recibir',
  ],
  [
    'entregado',
    '{amount}? entregado|entregada|entregados|entregadas|recibido|recibida|recibidos|recibidas|enviado|enviada|despachado|despachada|facturado|facturada|delivered|shipped|received',
  ],
  [
    'nota',
    'nota|notas|obs|observacion|observaciones|comentario|comentarios|aclaracion|aclaraciones|comment|comments|note|notes|remark|remarks',
  ],
]

/** Heads that may be either of two columns, the likelier first, and what somebody is asked. */
export const sharedHeads: readonly (readonly [readings: readonly Head[], phrases: string, reason: string])[] = [
  [
    ['nombre', 'codigo'],
    'art|articulo|articulos|prod|producto|productos|product|produto|item|items',
    'Puede ser el nombre o el código',
  ],
  [['cantidad', 'unidades'], '{amount}', 'Puede contar packs o unidades'],
]

/** Heads that an order has and needs not. */
export const otherHeads =
  'precio|price|unitario|importe|amount|subtotal|total|iva|desc|descuento|dto|bonif|stock|disponible|saldo|fecha|orden|renglon|n|nro|um|unidad|marca|rubro|peso|moneda …, p unit …, unit price …, sub total …, item n …'

/** Heads of names and codes that are no product wherever they stand. */
export const headWords = toSet(
  'nombre descripcion denominacion detalle desc art articulo prod producto cod cods codigo codigos sku ref referencia',
)
