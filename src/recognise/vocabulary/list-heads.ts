import type { Head } from './heads.ts'

/** Heads of price lists, which stand above their columns alone: more words may follow. `weight`: 1 where the words alone say it. The first that fits counts. */
export const listHeads: readonly (readonly [
  head: Exclude<Head, 'cantidad' | 'unidades' | 'nota' | 'saldo' | 'entregado'>,
  weight: number,
  phrases: string,
])[] = [
  ['orden', 1, 'orden'],
  ['destacado', 1, 'destacado|destacada|destacados|destacadas'],
  [
    'texto',
    1,
    'texto, caracteristica|caracteristicas, aplicacion|aplicaciones, ficha tecnica?, descripcion|descripcions|detalle|detalles larg*|ampliad*|adicional*|complet*|extendid*|tecnic*|web*|html* …',
  ],
  [
    'codigobarra',
    1,
    '… barra|barras|ean|ean8|ean13 …, codigo universal …, dun14, dun 14, c b, isbn 10|13?, isbn10|isbn13',
  ],
  [
    'pack',
    1,
    'cant|cantidad|q|par|pares|botellas|latas|frascos|{unit}|un|unidad {by}|minimo|minima|min? {container}|venta, cant|cantidad|compra|pedido minima|minimo|min de? compra|pedido|venta?, uxb|uxc|cxb, u b, {container}|contenido|cont, {container}|contenido|cont x|de|por|cerrado|cerrada …, x caja|bulto|pack|bolsa, minimo|multiplo …, u x b',
  ],
  [
    'otro código',
    0.6,
    '{codigo}|ref|referencia|n|nro|art|articulo … prov*|fabric*|anter*|viej*|altern*|orig*|oem*|equiv*|aduan*|arancel* …, item|product|{article} id, id articulo|producto, idarticulo|idproducto',
  ],
  [
    'rubro',
    1,
    'cod|codigo|nombre? de|del? la? rubro|rubros|subrubro|subrubros|familia|familias|subfamilia|subfamilias|linea|lineas|categoria|categorias|grupo|grupos|seccion|tipo|marca|marcas|fabricante|proveedor|origen|procedencia|laboratorio|editorial|category|brand …, cod|codigo? sub rubro|rubros|familia|familias …',
  ],
  [
    'stock',
    1,
    'stock|existencia|existencias|disp|disponible|disponibilidad|saldo|deposito …, cant|cantidad en? stock|disponible …',
  ],
  ['tamaño', 0.9, 'cont|contenido neto …'],
  [
    'precio',
    1,
    '… precio|precios|iva|pvp|importe|neto|costo|contado|efectivo|gremio|mayorista|minorista|usd|us|ars|pesos|dolar|dolares|unitario|bonif|bonificacion|descuento|dto|margen|utilidad|recargo …, … u s …, p unit|lista|publico|venta, p v p, sugerido|preco|cost|alicuota, lista|publico|final|oferta|total|subtotal …, sub total …',
  ],
  ['número de fila', 0.9, 'n|nro|num|numero|id, item n, renglon|fila|pos|posicion'],
  [
    'otro dato',
    0.7,
    'cod|codigo de? lista|moneda|deposito|sucursal|iva|unidad, cod|codigo|nombre de? cliente|vendedor, ano|anos|autor|temporada|pagina|paginas|lado|actualizado',
  ],
  ['unidad', 0.7, 'um, u m, u medida, unidad de? medida, unidad|moneda'],
  ['nombre', 0.8, 'nombre|descripcion|denominacion|detalle|desc|{article} …'],
  ['codigo', 0.9, '{codigo}|sku|ref|referencia …'],
  [
    'tamaño',
    0.9,
    'med|tam|tamanio|tamano|medida|medidas|talle|talles|diam|diams|diametro|diametros|ø|largo|largos|longitud|ancho|alto|altura|prof|profundidad|espesor|calibre|rosca|dimension|dimensiones …, variant value|values, valores de las variantes',
  ],
  ['tamaño', 0.85, 'litro|litros|lt|lts|kilo|kilos|kg|kgs|cap|capacidad|volumen'],
  ['tamaño', 0.5, 'modelo|modelos|variante|variantes|color|colores|version'],
  // Words of trades and of other programs. Names and codes above are heads also among the rows, where 'Planta' may be a product.
  [
    'nombre',
    0.8,
    'descr|descrip|descripciones|designacion …, item|product name, product title, nome|nombres|mercaderias|medicamento|prenda|calzado|repuesto|componente|herramienta|equipo|insumo|pieza|planta|bebida|vino|plato|servicio',
  ],
  ['nombre', 0.5, 'libro|obra, titulo|title|libro|obra del libro'],
  [
    'codigo',
    0.9,
    'internal reference, codart|codif, catalogo, n|nro de? catalogo, clave|interno|identificador|matricula|nomenclador|plu|troquel, part',
  ],
  [
    'tamaño',
    0.5,
    'variant|variants|variedad|variedades|sabor|sabores|aroma|fragancia|tono|acabado|terminacion|formato|gramaje|grano|dosis|concentracion|maceta|pulgadas|mm|ml|cc|potencia|watts|tension|voltaje|amper|amperes|amperaje|casquillo',
  ],
]

/** Words of the heads of prices, which are written as prices: not those of discounts and taxes. */
export const priceWords = 'precio* importe* total* subtotal* costo*'
