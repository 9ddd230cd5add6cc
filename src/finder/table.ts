/**
 * The words that people use. Each row has one thing, a search that shows it, and the product that the search means; the
 * tests run every row.
 * - `same`: all names of one thing; each finds what the others find. `kind`: the thing itself, not a quality.
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
  { kind: true, same: 'bulón, perno, bolt', example: 'perno m12 50', finds: 'Bulón hexagonal' },
  {
    kind: true,
    same: 'bulón u, perno u, abarcón, grampa u, abrazadera u, bulón tipo u, grampa tipo u, abrazadera tipo u, u bolt, ubolt',
    example: 'grampa u 2"',
    finds: 'Bulón U',
  },
  { kind: true, same: 'tornillo, screw, pija', example: 'screw fix 4x50', finds: 'Tornillo Fix' },
  { kind: true, same: 'tuerca, tca, nut', example: 'wing nut m6', finds: 'Tuerca mariposa' },
  { kind: true, same: 'arandela, golilla, rondana, washer', example: 'rondana plana m8', finds: 'Arandela plana' },
  { kind: true, same: 'varilla, barra, espárrago, rod, stud', example: 'threaded rod m10', finds: 'Varilla roscada' },
  { kind: true, same: 'prisionero, opresor, gusano, espárrago', example: 'opresor m8', finds: 'Prisionero Allen' },
  {
    kind: true,
    same: 'tirafondo, lag screw, lag bolt, coach screw, barraquero',
    example: 'lag bolt 8x90',
    finds: 'Tirafondo',
  },
  {
    kind: true,
    same: 'anclaje, ancla, taco, tarugo, taquete, expansor, perno de anclaje, bulón de anclaje, perno de expansión, bulón de expansión, perno expansivo, bulón expansivo, broca expansiva, broca de expansión, broca de anclaje, anchor, anchor bolt, expansion bolt',
    example: 'taquete m10',
    finds: 'Anclaje de expansión',
  },
  {
    kind: true,
    same: 'escuadra, ángulo, bracket, angle bracket',
    example: 'angulo reforzado 90x90',
    finds: 'Escuadra reforzada',
  },
  { kind: true, same: 'bisagra, gozne, pomela, hinge', example: 'gozne libro', finds: 'Bisagra libro' },
  { kind: true, same: 'cadena, chain', example: 'chain 6mm', finds: 'Cadena' },
  {
    kind: true,
    same: 'cáncamo, armella, argolla, ojal, hembrilla, eye bolt, eyebolt, lifting eye, tornillo de ojo',
    example: 'eye bolt m10',
    finds: 'Cáncamo',
  },

  { same: 'hexagonal, hex, exágono, hexágono, cabeza hexagonal', example: 'hex nut m12', finds: 'Tuerca hexagonal' },
  {
    same: 'allen, imbus, unbrako, hexagonal interior, hexágono interior, hexagonal interno, hexágono interno, hex socket, socket head, socket',
    example: 'tornillo hexagono interno m8x25',
    finds: 'Tornillo Allen cabeza cilíndrica',
  },
  { same: 'interior, interno', example: 'prisionero hexagono interno', finds: 'Prisionero Allen' },
  {
    same: 'carruaje, carrocero, coche, cuello cuadrado, carriage, coach bolt',
    example: 'carriage bolt m8',
    finds: 'Bulón carruaje',
  },
  { same: 'cilíndrica, cylindrical', example: 'allen cylindrical head', finds: 'Tornillo Allen cabeza cilíndrica' },
  { same: 'cabeza, cab, head', example: 'hex head bolt', finds: 'Bulón hexagonal' },
  { same: 'roscada, rosca, threaded, thread, todo rosca', example: 'barra todo rosca m12', finds: 'Varilla roscada' },
  {
    same: 'autofrenante, frenante, freno, autobloqueante, bloqueante, autoblocante, antivibratoria, nylock, nyloc, nylon, poliamida, seguridad, self locking',
    example: 'tuerca autobloqueante m8',
    finds: 'Tuerca autofrenante',
  },
  { kind: true, same: 'brida, flangeada, flange, con base', example: 'flange nut m8', finds: 'Tuerca con brida' },
  { same: 'ciega, bellota, sombrerete, acorn, dome', example: 'acorn nut', finds: 'Tuerca ciega' },
  {
    same: 'mariposa, alada, palomilla, palomita, palometa, wing, butterfly',
    example: 'tuerca palomilla m5',
    finds: 'Tuerca mariposa',
  },
  { same: 'plana, chata, lisa, flat, plain', example: 'flat washer m10', finds: 'Arandela plana' },
  {
    same: 'grower, glower, elástica, presión, partida, spring, split',
    example: 'arandela elastica m12',
    finds: 'Arandela grower',
  },
  {
    same: 'autoperforante, auto perforante, perforante, autoroscante, autotaladrante, parker, teks, pijabroca, self drilling, self tapping',
    example: 'tornillo parker',
    finds: 'Tornillo autoperforante',
  },
  {
    same: 'drywall, durlock, pladur, tablaroca, placa de yeso, plasterboard',
    example: 'tornillo para tablaroca',
    finds: 'Tornillo drywall',
  },
  { same: 'fix, spax, chipboard, aglomerado, melamina', example: 'tornillo para melamina', finds: 'Tornillo Fix' },
  { same: 'madera, wood', example: 'wood screw', finds: 'Tornillo Fix' },
  { same: 'expansión, expansivo, expansion', example: 'taco expansivo m12', finds: 'Anclaje de expansión' },
  { same: 'química, químico, resina, viniléster, chemical', example: 'anclaje quimico', finds: 'Ancla química' },
  { same: 'techo, roof, roofing', example: 'roofing screw', finds: 'Tornillo autoperforante' },
  { same: 'puerta, door', example: 'door hinge', finds: 'Bisagra libro' },
  { same: 'munición, soldar, weld, weld on', example: 'bisagra para soldar', finds: 'Bisagra munición' },

  {
    same: 'zincado, cincado, galvanizado, zinc, cinc, galvanized, zinc plated',
    example: 'varilla galvanizada m8',
    finds: 'Varilla roscada',
  },
  { same: 'bicromatado, amarillo, dorado, yellow', example: 'varilla dorada m10', finds: 'Varilla roscada' },
  { same: 'pavonado, negro, black, black oxide', example: 'allen negro m6', finds: 'Tornillo Allen cabeza cilíndrica' },
  {
    same: 'inoxidable, inox, stainless, stainless steel, acero inoxidable',
    example: 'tuerca ciega m8',
    finds: 'Tuerca ciega',
  },
  { same: 'latón, brass', example: 'tuerca brass m8', finds: 'Tuerca ciega' },
  { same: 'cromado, chrome, niquelado', example: 'tuerca ciega chrome m10', finds: 'Tuerca ciega' },
  { same: 'acero, steel', example: 'steel chain', finds: 'Cadena' },
  { same: 'hormigón, concreto, concrete', example: 'anclaje para concreto', finds: 'Anclaje de expansión' },

  { same: 'caja, box', example: 'box of 25 bulon m16', finds: 'Bulón hexagonal' },
  { same: 'bolsa, bag', example: 'bag of 50 tuerca ciega', finds: 'Tuerca ciega' },
  { same: 'paquete, package', example: 'varilla package of 20', finds: 'Varilla roscada' },
  { same: 'rollo, roll, bobina', example: 'roll chain', finds: 'Cadena' },
  { same: 'balde, bucket', example: 'balde de cadena', finds: 'Cadena' },

  { same: 'apriete, torque', example: 'tabla de torque', finds: 'Tabla de pares de apriete' },
  { same: 'feria, ferial, expo, exposición', example: 'exposicion rosario', finds: 'Feria Metalmecánica Rosario 2026' },
  { same: 'catálogo, folleto, catalogue', example: 'folleto general', finds: 'Catálogo general 2026' },
  {
    same: 'despacho, envío, flete, expreso, shipping',
    example: 'envios a todo el pais',
    finds: 'Despacho en 48 horas a todo el centro del país',
  },
  { same: 'mecanizado, tornería, torno', example: 'torneria segun plano', finds: 'Mecanizado según plano' },

  {
    means: 'tornillo allen',
    words: 'socket head cap screw, shcs',
    example: 'socket head cap screw m10x30',
    finds: 'Tornillo Allen cabeza cilíndrica',
  },
  { means: 'prisionero', words: 'set screw, grub screw, setscrew', example: 'set screw m6', finds: 'Prisionero Allen' },
  { means: 'tornillo', words: 'cap screw', example: 'allen cap screw', finds: 'Tornillo Allen cabeza cilíndrica' },
  { means: 'tuerca ciega', words: 'cap nut', example: 'cap nut m6', finds: 'Tuerca ciega' },
  {
    means: 'tuerca autofrenante',
    words: 'lock nut, locknut, tuerca de bloqueo',
    example: 'lock nut m16',
    finds: 'Tuerca autofrenante',
  },
  {
    means: 'arandela grower',
    words: 'lock washer, grower washer',
    example: 'lock washer m8',
    finds: 'Arandela grower',
  },
  { means: 'anclaje expansión', words: 'wedge anchor', example: 'wedge anchor m16', finds: 'Anclaje de expansión' },

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

  { offer: 'anclaje', words: 'broca', example: 'broca m10', finds: 'Anclaje de expansión' },
  { offer: 'latón', words: 'bronce', example: 'tuerca de bronce m8', finds: 'Tuerca ciega' },
  { offer: 'autoperforante', words: 'mecha, punta mecha', example: 'mecha 14', finds: 'Tornillo autoperforante' },
]
