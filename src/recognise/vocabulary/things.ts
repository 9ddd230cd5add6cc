/** Names of things, as people search for them. src/site/search/words.txt has a search for each. */

export interface Words {
  /** All names of one thing in a row. */
  readonly kinds: readonly string[]
  /** All names of one quality, part or container in a row. */
  readonly others: readonly string[]
  /** Expressions, and the words to search instead. */
  readonly means: readonly (readonly [words: string, means: string])[]
  /** Words with another meaning too, and a suggestion; it is never searched by itself. */
  readonly offers: readonly (readonly [words: string, offer: string])[]
}

/** All names of one container or page in a row, whatever the trade. */
export const general: readonly string[] = [
  'caja, box',
  'bolsa, bag',
  'paquete, package',
  'rollo, roll, bobina',
  'balde, bucket',
  'feria, ferial, expo, exposición',
  'catálogo, folleto, catalogue',
  'despacho, envío, flete, expreso, shipping',
]

/** The trade of the site's own company: fasteners. A company of another trade says its own (Marca's `sinonimos`). */
export const trade: Words = {
  kinds: [
    'bulón, perno, bolt',
    'bulón u, perno u, abarcón, grampa u, abrazadera u, bulón tipo u, grampa tipo u, abrazadera tipo u, u bolt, ubolt',
    'tornillo, screw, pija',
    'tuerca, tca, nut',
    'arandela, golilla, rondana, washer',
    'varilla, barra, espárrago, rod, stud',
    'prisionero, opresor, gusano, espárrago',
    'tirafondo, lag screw, lag bolt, coach screw, barraquero',
    'anclaje, ancla, taco, tarugo, taquete, expansor, perno de anclaje, bulón de anclaje, perno de expansión, bulón de expansión, perno expansivo, bulón expansivo, broca expansiva, broca de expansión, broca de anclaje, anchor, anchor bolt, expansion bolt',
    'escuadra, ángulo, bracket, angle bracket',
    'bisagra, gozne, pomela, hinge',
    'cadena, chain',
    'cáncamo, armella, argolla, ojal, hembrilla, eye bolt, eyebolt, lifting eye, tornillo de ojo',
    'brida, flangeada, flange, con base',
  ],
  others: [
    'hexagonal, hex, exágono, hexágono, cabeza hexagonal',
    'allen, imbus, unbrako, hexagonal interior, hexágono interior, hexagonal interno, hexágono interno, hex socket, socket head, socket',
    'interior, interno',
    'carruaje, carrocero, coche, cuello cuadrado, carriage, coach bolt',
    'cilíndrica, cylindrical',
    'cabeza, cab, head',
    'roscada, rosca, threaded, thread, todo rosca',
    'autofrenante, frenante, freno, autobloqueante, bloqueante, autoblocante, antivibratoria, nylock, nyloc, nylon, poliamida, seguridad, self locking',
    'ciega, bellota, sombrerete, acorn, dome',
    'mariposa, alada, palomilla, palomita, palometa, wing, butterfly',
    'plana, chata, lisa, flat, plain',
    'grower, glower, elástica, presión, partida, spring, split',
    'autoperforante, auto perforante, perforante, autoroscante, autotaladrante, parker, teks, pijabroca, self drilling, self tapping',
    'drywall, durlock, pladur, tablaroca, placa de yeso, plasterboard',
    'fix, spax, chipboard, aglomerado, melamina',
    'madera, wood',
    'expansión, expansivo, expansion',
    'química, químico, resina, viniléster, chemical',
    'techo, roof, roofing',
    'puerta, door',
    'munición, soldar, weld, weld on',
    'zincado, cincado, galvanizado, zinc, cinc, galvanized, zinc plated',
    'bicromatado, amarillo, dorado, yellow',
    'pavonado, negro, black, black oxide',
    'inoxidable, inox, stainless, stainless steel, acero inoxidable',
    'latón, brass',
    'cromado, chrome, niquelado',
    'acero, steel',
    'hormigón, concreto, concrete',
    'apriete, torque',
    'mecanizado, tornería, torno',
  ],
  means: [
    ['socket head cap screw, shcs', 'tornillo allen'],
    ['set screw, grub screw, setscrew', 'prisionero'],
    ['cap screw', 'tornillo'],
    ['cap nut', 'tuerca ciega'],
    ['lock nut, locknut, tuerca de bloqueo', 'tuerca autofrenante'],
    ['lock washer, grower washer', 'arandela grower'],
    ['wedge anchor', 'anclaje expansión'],
  ],
  offers: [
    ['broca', 'anclaje'],
    ['bronce', 'latón'],
    ['mecha, punta mecha', 'autoperforante'],
  ],
}
