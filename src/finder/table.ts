/**
 * The words that people use whatever the trade (finder/trade.ts has those of the site's own). Each row has one thing, a search that shows it, and the product that the search means; the
 * tests run every row.
 * - `same`: all names of one thing; each finds the same products. `kind`: the thing itself, not a quality.
 * - `means`: an expression and the words to search instead.
 * - `filler`: words without meaning for a search; with `topic`, a page may be about them.
 * - `number`: a number in words.
 * - `offer`: a suggestion for a word that has another meaning too; it is never searched by itself.
 */
export type TableRow = { readonly example: string; readonly finds: string } & (
  | { readonly same: string; readonly kind?: true }
  | { readonly filler: string; readonly topic?: true }
  | ({ readonly words: string } & (
      | { readonly means: string }
      | { readonly number: string }
      | { readonly offer: string }
    ))
)

export const table: readonly TableRow[] = [
  { same: 'caja, box', example: 'box of 25 bulon m16', finds: 'Bulón hexagonal' },
  { same: 'bolsa, bag', example: 'bag of 50 tuerca ciega', finds: 'Tuerca ciega' },
  { same: 'paquete, package', example: 'varilla package of 20', finds: 'Varilla roscada' },
  { same: 'rollo, roll, bobina', example: 'roll chain', finds: 'Cadena' },
  { same: 'balde, bucket', example: 'balde de cadena', finds: 'Cadena' },
  { same: 'feria, ferial, expo, exposición', example: 'exposicion rosario', finds: 'Feria Metalmecánica Rosario 2026' },
  { same: 'catálogo, folleto, catalogue', example: 'folleto general', finds: 'Catálogo general 2026' },
  {
    same: 'despacho, envío, flete, expreso, shipping',
    example: 'envios a todo el pais',
    finds: 'Despacho en 48 horas a todo el centro del país',
  },
  {
    filler: 'hola, buenas, buen, buenos, dia, dias, tarde, tardes, noches, gracias, favor, porfa, che, ustedes',
    example: 'hola buen dia, tuerca mariposa por favor',
    finds: 'Tuerca mariposa',
  },
  {
    filler:
      'tenés, tienen, tiene, tienes, tengo, hay, venden, vendes, vende, hacen, haces, manejan, trabajan, consigo, consiguen',
    example: '¿tenés tornillos para madera?',
    finds: 'Tornillo Fix',
  },
  {
    filler:
      'busco, buscando, necesito, necesitamos, quiero, quisiera, queria, querria, saber, consultar, consulta, ver, preciso, estoy, ando, comprar, pedir, pido, cotizar, cotizame, dame, deme, das, pasas, pasame, pasar, mandame, mandar, pueden, podes, podrian, algun, alguna, algo, unos, unas',
    example: 'necesito unas arandelas growers m10',
    finds: 'Arandela grower',
  },
  {
    topic: true,
    filler:
      'precio, precios, cuanto, cuesta, cuestan, vale, valen, sale, salen, costo, presupuesto, cotizacion, lista, stock, disponible, disponibilidad, entrega',
    example: 'precio de cadena 8 mm',
    finds: 'Cadena',
  },
  {
    filler:
      'que, cual, cuales, como, donde, es, son, sea, sean, esta, este, esto, ese, esa, me, te, se, le, lo, les, mi, mis, su, sus, muy, mas, menos, si, no, ni, pero, sirve, sirven, llevo, lleva, llevan, uso, usar, usa, usan, poner, pongo, colocar, fijar, fijo, tipo, tipos, modelo, marca, sobre, tambien, hoy, ya, urgente, todos, todas, bueno, buena, mejor, barato, barata, corto, corta, cortos, chico, chica, chicos, grande, grandes',
    example: 'que escuadra tipo reforzada',
    finds: 'Escuadra reforzada',
  },
  {
    filler:
      'medida, medidas, tamaño, largo, larga, longitud, diametro, espesor, codigo, cod, art, articulo, producto, productos, ref, referencia, sku, ean, item, unidad, unidades, docena, docenas, material, metrica, metrico, milimetrica, milimetrico, mm, milimetro, milimetros, metro, metros',
    example: 'código 011250',
    finds: 'Bulón hexagonal',
  },
  {
    filler:
      'the, and, of, for, with, in, on, an, i, do, you, have, need, looking, want, buy, price, please, size, sizes, per, any',
    example: 'do you have wing nut for M5',
    finds: 'Tuerca mariposa',
  },
  {
    filler: 'de, del, la, el, los, las, para, con, y, en, por, un, una, x, a, al, o, e',
    example: 'la cadena de 4 mm',
    finds: 'Cadena',
  },
  {
    number: '1/2"',
    words: 'media pulgada, de media, y media, half inch, half an inch',
    example: 'bisagra dos pulgadas y media',
    finds: 'Bisagra libro',
  },
  {
    number: '1/4"',
    words: 'un cuarto, y cuarto, cuarto de pulgada, quarter inch',
    example: 'drywall una pulgada y cuarto',
    finds: 'Tornillo drywall',
  },
  { number: '/4"', words: 'cuartos', example: 'perno u cuatro cuartos', finds: 'Bulón U' },
  { number: '/8"', words: 'octavo, octavos', example: 'drywall uno y cinco octavos', finds: 'Tornillo drywall' },
  { number: '1/2', words: 'y medio', example: 'fix 3 y medio por 40', finds: 'Tornillo Fix' },
  { number: 'm', words: 'eme', example: 'bulon eme 20', finds: 'Bulón hexagonal' },
  { number: '1', words: 'uno, one', example: 'bulon u uno y media', finds: 'Bulón U' },
  { number: '1"', words: 'una pulgada, one inch', example: 'drywall una pulgada', finds: 'Tornillo drywall' },
  { number: '2', words: 'dos, two', example: 'bulon u dos pulgadas', finds: 'Bulón U' },
  { number: '3', words: 'tres, three', example: 'bisagra tres pulgadas', finds: 'Bisagra libro' },
  { number: '4', words: 'cuatro, four', example: 'bisagra de cuatro pulgadas', finds: 'Bisagra libro' },
  { number: '5', words: 'cinco, five', example: 'mariposa m cinco', finds: 'Tuerca mariposa' },
  { number: '6', words: 'seis, six', example: 'cadena de seis milimetros', finds: 'Cadena' },
  { number: '8', words: 'ocho, eight', example: 'cancamo de ocho', finds: 'Cáncamo' },
  { number: '10', words: 'diez, ten', example: 'cadena diez mm', finds: 'Cadena' },
  { number: '12', words: 'doce, twelve', example: 'tuerca hexagonal de doce', finds: 'Tuerca hexagonal' },
  { number: '14', words: 'catorce, fourteen', example: 'autoperforante catorce', finds: 'Tornillo autoperforante' },
  { number: '15', words: 'quince, fifteen', example: 'balde x quince metros', finds: 'Cadena' },
  { number: '16', words: 'dieciseis, sixteen', example: 'tuerca autofrenante dieciseis', finds: 'Tuerca autofrenante' },
  { number: '20', words: 'veinte, twenty', example: 'tuerca m veinte', finds: 'Tuerca hexagonal' },
  { number: '25', words: 'veinticinco', example: 'fix 3,5 por veinticinco', finds: 'Tornillo Fix' },
  { number: '30', words: 'treinta, thirty', example: 'rollo de treinta metros', finds: 'Cadena' },
  {
    number: '40',
    words: 'cuarenta, forty',
    example: 'allen doce por cuarenta',
    finds: 'Tornillo Allen cabeza cilíndrica',
  },
  { number: '50', words: 'cincuenta, fifty', example: 'fix cuatro por cincuenta', finds: 'Tornillo Fix' },
  { number: '60', words: 'sesenta, sixty', example: 'bulon doce por sesenta', finds: 'Bulón hexagonal' },
  { number: '70', words: 'setenta', example: 'tirafondo ocho por setenta', finds: 'Tirafondo' },
  { number: '90', words: 'noventa', example: 'bulon veinte por noventa', finds: 'Bulón hexagonal' },
  { number: '100', words: 'cien, ciento, hundred', example: 'tirafondo diez por cien', finds: 'Tirafondo' },
]
