/**
 * The words at the head of a column, and what the column holds. In a phrase `|` parts words of which one stands there, `?` marks a word that
 * may be missing, `*` the rest of a word, `…` any words; `{…}` stands for a list of `lists`.
 */
import type { Column } from '#contract/bulk-columns.ts'

/** What a column of an order, a price list or a pasted table holds. */
export type Head =
  | Column
  | 'cantidad'
  | 'unidades'
  | 'nota'
  | 'saldo'
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
  amount: 'cant|cantes|cantidad|cantidades|ctd|qty|quantity',
  unit: 'unid|unidades|und|unds|uni|ud|uds|u|unit|units|pc|pcs|pieces|pz|pzs|pza|pzas|piezas|suelto|suelta|sueltos|sueltas',
  container:
    'bulto|bultos|caja|cajas|pack|packs|paq|paqs|paquete|paquetes|bolsa|bolsas|emb|embalaje|env|envase|case|box|boxes|carton',
  by: 'x|por|de|en|per|in',
} as const

/** Heads that are known wherever a table stands, also among the lines of an order: only whole phrases count. The first that fits counts. */
export const plainHeads: readonly (readonly [head: Head, phrases: string])[] = [
  [
    'codigobarra',
    'cod|codigo|codigos de? barra|barras, codbarra|codbarras|codigobarra|codigobarras, ean 8|13?, ean8|ean13|gtin|upc|barcode, bar code',
  ],
  [
    'codigo',
    'cod|codigo, cod|codigo de|del? {article}|item|interno, codart, code|codes|sku|ref|referencia|reference, item|product|part code|no|number|id, n|nro|numero de|del? art|articulo|parte|producto',
  ],
  [
    'nombre',
    '{named}, {named} de|del? {article}, desc|descr|descrip {article}, item|product description|name, descricao, texto breve material?',
  ],
  ['tamaño', 'tamano|medida|medidas|size|sizes|dimension|dimensiones'],
  [
    'cantidad',
    '{amount}, {amount} packs|pack|cajas|paquetes|bolsas|bultos, {amount} a? pedida|pedidas|pedido|pedidos|pedir|solicitada|de|en|ordered packs|pack|cajas|paquetes|bolsas|bultos?, a? pedido|pedir, packs|cajas|paquetes|bolsas|bultos|boxes|order, order qty',
  ],
  ['unidades', '{unit}, {amount} de|en? {unit}'],
  [
    'pack',
    'pack|presentacion|envase|empaque|packaging, unidad de venta, pack|case|box|carton qty|quantity|size|count, qty|quantity|{unit} {by}? {container}, cxb',
  ],
  ['saldo', 'saldo|pendiente|pendientes|resta|restan|restante'],
  [
    'nota',
    'nota|notas|obs|observacion|observaciones|comentario|comentarios|aclaracion|aclaraciones|comment|comments|note|notes|remark|remarks',
  ],
]

/** Heads of price lists, which stand above their columns alone: more words may follow. `sure`: 1 where the words alone say it. The first that fits counts. */
export const listHeads: readonly (readonly [
  head: Exclude<Head, 'cantidad' | 'unidades' | 'nota' | 'saldo'>,
  sure: number,
  phrases: string,
])[] = [
  ['orden', 1, 'orden'],
  ['destacado', 1, 'destacado|destacada|destacados|destacadas'],
  [
    'texto',
    1,
    'texto, caracteristica|caracteristicas, aplicacion|aplicaciones, ficha tecnica?, descripcion|descripcions|detalle|detalles larg*|ampliad*|complet*|extendid*|tecnic*|web*|html* …',
  ],
  ['codigobarra', 1, '… barra|barras|ean|ean8|ean13 …, dun14, dun 14, c b, isbn 10|13?, isbn10|isbn13'],
  [
    'pack',
    1,
    'cant|cantidad|{unit}|un|unidad {by}|minimo|minima|min? {container}|venta, uxb|uxc|cxb, u b, {container}|rollo|rollos|contenido|cont, {container}|rollo|rollos|contenido|cont x|de|por|cerrado|cerrada …, x caja|bulto|pack|bolsa, minimo|multiplo …, u x b, fardo|fardos',
  ],
  [
    'otro código',
    0.6,
    '{codigo}|ref|referencia|n|nro|art|articulo … prov*|fabric*|anter*|viej*|altern*|orig*|oem*|equiv*|aduan*|arancel* …',
  ],
  [
    'rubro',
    1,
    'cod|codigo? rubro|rubros|subrubro|subrubros|familia|familias|subfamilia|subfamilias|linea|lineas|categoria|categorias|grupo|grupos|seccion|tipo|marca|marcas|fabricante|proveedor|origen|procedencia|laboratorio|editorial|category|brand …, cod|codigo? sub rubro|rubros|familia|familias …',
  ],
  [
    'stock',
    1,
    'stock|existencia|existencias|disp|disponible|disponibilidad|saldo|deposito …, cant|cantidad en? stock|disponible …',
  ],
  [
    'precio',
    1,
    '… precio|precios|iva|pvp|importe|neto|costo|contado|efectivo|gremio|mayorista|minorista|usd|us|ars|pesos|dolar|dolares|unitario|bonif|bonificacion|descuento|dto|margen|utilidad|recargo …, … u s …, p unit|lista|publico|venta, p v p, sugerido|preco|cost|alicuota, lista|publico|final|oferta|total|subtotal …, sub total …',
  ],
  ['número de fila', 0.9, 'n|nro|num|numero|id, item n, renglon|fila|pos|posicion'],
  ['otro dato', 0.7, 'ano|anos|autor|temporada|pagina|paginas|lado|actualizado'],
  ['unidad', 0.7, 'um, u m, u medida, unidad de? medida, unidad|moneda'],
  ['nombre', 0.8, 'nombre|descripcion|denominacion|detalle|desc|{article} …'],
  ['codigo', 0.9, '{codigo}|sku|ref|referencia …'],
  [
    'tamaño',
    0.9,
    'med|tam|tamanio|tamano|medida|medidas|talle|talles|diam|diams|diametro|diametros|ø|largo|largos|longitud|ancho|alto|espesor|calibre|rosca|dimension|dimensiones …, variant value|values, valores de las variantes',
  ],
  ['tamaño', 0.85, 'litro|litros|lt|lts|kilo|kilos|kg|kgs|cap|capacidad|volumen'],
  ['tamaño', 0.5, 'modelo|modelos|variante|variantes|color|colores|version'],
  // Words of trades and of other programs. Names and codes above are heads also among the rows, where 'Planta' may be a product.
  [
    'nombre',
    0.8,
    'descr|descrip|descripciones|designacion …, item|product name, product title, nome|produto|nombres|mercaderias|medicamento|prenda|calzado|repuesto|componente|herramienta|equipo|insumo|pieza|planta|bebida|vino|plato|servicio',
  ],
  ['nombre', 0.5, 'titulo|title|libro|obra, titulo|title|libro|obra del libro'],
  [
    'codigo',
    0.9,
    'internal reference, id articulo|producto, idarticulo|idproducto|codart|codif, catalogo, n|nro de? catalogo, clave|interno|identificador|matricula|nomenclador|plu|troquel, part n?, p n, pn',
  ],
  [
    'tamaño',
    0.5,
    'variant|variants|variedad|variedades|sabor|sabores|aroma|fragancia|tono|acabado|terminacion|formato|gramaje|grano|dosis|concentracion|maceta|pulgadas|mm|ml|cc|potencia|watts|tension|voltaje|amper|amperes|amperaje|casquillo',
  ],
]

/** Heads that an order has and needs not. */
export const otherHeads =
  'precio|price|unitario|importe|amount|subtotal|total|iva|desc|descuento|dto|bonif|stock|disponible|saldo|fecha|orden|renglon|n|nro|um|unidad|marca|rubro|peso|moneda …, p unit …, unit price …, sub total …, item n …'
