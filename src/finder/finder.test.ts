import { describe, expect, test } from 'vitest'
import { productos } from '#mocks/fixtures/producto.ts'
import { takeSynonyms } from '#state/synonyms.ts'
import { createFinder, sizesMeant } from './finder.ts'

const { find } = createFinder(productos)
const first = (query: string) => {
  const [match] = find(query).matches
  return match ? [match.producto.nombre, match.producto.sub_productos[match.sizes[0] ?? -1]?.codigo] : []
}

/** Searches of buyers, and the product and size they mean. Written before the code. */
const searches: readonly (readonly [string, string, string?])[] = [
  ['M12x50', 'Bulón hexagonal', '011250'],
  ['m12 x 50', 'Bulón hexagonal', '011250'],
  ['12x50', 'Bulón hexagonal', '011250'],
  ['M12 × 50', 'Bulón hexagonal', '011250'],
  ['12 por 50', 'Bulón hexagonal', '011250'],
  ['bulon 12*50', 'Bulón hexagonal', '011250'],
  ['perno m12 50', 'Bulón hexagonal', '011250'],
  ['bulones m16', 'Bulón hexagonal', '011670'],
  ['BULON EXAGONAL 12 X 60', 'Bulón hexagonal', '011260'],
  ['011250', 'Bulón hexagonal', '011250'],
  ['11250', 'Bulón hexagonal', '011250'],
  ['01-1250', 'Bulón hexagonal', '011250'],
  ['7798123001037', 'Bulón hexagonal', '011250'],
  ['7 798123 001037', 'Bulón hexagonal', '011250'],
  ['10 04', 'Tuerca hexagonal'],
  ['tuerca 934', 'Tuerca hexagonal'],
  ['tuerca hexagonal d', 'Tuerca hexagonal'],
  ['galvan m8', 'Varilla roscada'],
  ['din 931', 'Bulón hexagonal'],
  ['DIN931', 'Bulón hexagonal'],
  ['iso 4014', 'Bulón hexagonal'],
  ['bulon 8.8', 'Bulón hexagonal'],
  ['carruaje 8x70', 'Bulón carruaje', '020870'],
  ['bulones carruaje', 'Bulón carruaje'],
  ['din 603', 'Bulón carruaje'],
  ['bulon u 2"', 'Bulón U', '030200'],
  ['bulon u 1 1/2', 'Bulón U', '030150'],
  ['abarcon', 'Bulón U'],
  ['allen m8x25', 'Tornillo Allen cabeza cilíndrica', '040825'],
  ['tornillo allen 12.9', 'Tornillo Allen cabeza cilíndrica'],
  ['tornilo alen m6', 'Tornillo Allen cabeza cilíndrica', '040620'],
  ['DIN 912', 'Tornillo Allen cabeza cilíndrica'],
  ['prisionero m6', 'Prisionero Allen', '050610'],
  ['opresor m8', 'Prisionero Allen', '050816'],
  ['autoperforante 14x2', 'Tornillo autoperforante', '061420'],
  ['#14 x 1 1/2"', 'Tornillo autoperforante', '061415'],
  ['auto perforante', 'Tornillo autoperforante'],
  ['tornillo para techo', 'Tornillo autoperforante'],
  ['durlock', 'Tornillo drywall'],
  ['placa de yeso', 'Tornillo drywall'],
  ['drywal 6 x 1', 'Tornillo drywall', '070625'],
  ['tornillo fix 4 x 50', 'Tornillo Fix', '084050'],
  ['3,5 x 25 mm', 'Tornillo Fix', '083525'],
  ['tirafondos 8 x 90', 'Tirafondo', '090890'],
  ['tirafondo 12x120', 'Tirafondo', '091212'],
  ['din 571', 'Tirafondo'],
  ['tuercas m10', 'Tuerca hexagonal', '101000'],
  ['tuerca 12mm', 'Tuerca hexagonal', '101200'],
  ['din 934', 'Tuerca hexagonal'],
  ['tuerca nylock m8', 'Tuerca autofrenante', '110800'],
  ['autofrenantes 10', 'Tuerca autofrenante', '111000'],
  ['DIN985', 'Tuerca autofrenante'],
  ['tuerca flangeada m8', 'Tuerca con brida', '120800'],
  ['tuerca ciega laton', 'Tuerca ciega', '130801'],
  ['mariposa m6', 'Tuerca mariposa', '140600'],
  ['arandelas', 'Arandela plana'],
  ['arandela m8', 'Arandela plana', '150800'],
  ['growers 10', 'Arandela grower', '161000'],
  ['varilla roscada m10 bicromatada', 'Varilla roscada', '171002'],
  ['varilla 1 metro m8', 'Varilla roscada', '170801'],
  ['anclage 10x90', 'Anclaje de expansión', '181090'],
  ['taco quimico', 'Ancla química'],
  ['escuadra 90 x 90', 'Escuadra reforzada', '200909'],
  ['bisagra 3 pulgadas', 'Bisagra libro', '210300'],
  ['bisagra municion 16x100', 'Bisagra munición', '220160'],
  ['cadenas 6 mm', 'Cadena', '230600'],
  ['cancamo m10', 'Cáncamo', '241000'],
]

describe('what buyers type', () => {
  test.each(searches.map(([query, nombre, codigo]) => ({ query, nombre, codigo })))(
    '$query: $nombre $codigo',
    ({ query, nombre, codigo }) => {
      const result = first(query)
      expect(result).toEqual([nombre, codigo ?? result[1]])
    },
  )
})

test.each(['', '   '])('%j finds everything', (query) => expect(find(query).matches).toHaveLength(productos.length))

test.each([' - ', 'de la', 'b', 'x', '%', '¿?', '.', 'hola'])('%j is too short and finds nothing', (query) => {
  expect(find(query)).toMatchObject({ matches: [], nearest: true, short: true })
})

const findCodes = (query: string) =>
  find(query).matches.flatMap(({ producto, sizes }) => sizes.map((size) => producto.sub_productos[size]?.codigo))

test.each([
  ['020870 040825', ['020870', '040825']],
  ['010830 7798123001020', ['010830', '011040']],
  ['011250, 101200 y 151200', ['011250', '101200', '151200']],
  ['020870,040825', ['020870', '040825']],
])('%j has several codes, and finds each', (query, codes) => {
  expect(findCodes(query)).toEqual(codes)
  expect(find(query).nearest).toBe(false)
})

test('an unknown code among several is named', () => {
  expect(find('020870 999999')).toMatchObject({ nearest: true, missed: ['999999'] })
  expect(findCodes('020870 999999')).toEqual(['020870'])
})

test.each([
  ['arandelas M5', 'No hay arandelas M5; la más chica es M6.', ['Arandela plana', 'Arandela grower']],
  ['tuerca m24', 'No hay tuercas M24; la más grande es M20.', ['Tuerca hexagonal']],
  ['tuerca mariposa m12', 'No hay «Tuerca mariposa» de M12; la más grande es M8.', ['Tuerca mariposa']],
  ['bulon m12x55', 'No hay bulones M12 x 55; las más cercanas son M12 x 50 y M12 x 60.', ['Bulón hexagonal']],
  [
    'tuerca m14',
    'No hay tuercas M14; las más cercanas son M12 y M16.',
    ['Tuerca hexagonal', 'Tuerca autofrenante', 'Tuerca con brida'],
  ],
  [
    'tuerca 1/2"',
    'No hay tuercas de 1/2"; hay M5, M6, M8, M10, M12, M16 y M20.',
    ['Tuerca hexagonal', 'Tuerca autofrenante', 'Tuerca con brida', 'Tuerca ciega', 'Tuerca mariposa'],
  ],
])('%j: the missing size is named, and only the kind is shown', (query, lack, names) => {
  const result = find(query)
  expect(result).toMatchObject({ nearest: true, lack })
  expect(new Set(result.matches.map(({ producto }) => producto.nombre))).toEqual(new Set(names))
})

test.each(['bulon grado 5', 'tuerca clase 10', 'tuerca 12.9', 'bulon A2', 'tuerca A4-70'])(
  '%j: a grade is no size, and one that the kind lacks is said',
  (query) => {
    const { nearest, missed, matches } = find(query)
    expect([nearest, missed]).toEqual([true, [query.replace(/^\S+ /, '').toLowerCase()]])
    expect(matches.every(({ sizes }) => sizes.length === 0)).toBe(true)
  },
)

test('a box of 100 is a pack', () => {
  const packs = find('caja x 100').matches.flatMap(({ producto, sizes }) =>
    sizes.map((size) => producto.sub_productos[size]?.pack),
  )
  expect(new Set(packs)).toEqual(new Set(['Caja x 100']))
  expect(packs).toHaveLength(14)
})

test.each([
  ['ancla quimca', 'ancla quimica', 'Ancla química'],
  ['tuerca de bronce', 'tuerca de latón', 'Tuerca ciega'],
  ['cadina', 'cadena', 'Cadena'],
])('%j suggests %j', (query, meant, nombre) => {
  expect(find(query)).toMatchObject({ nearest: true, meant })
  expect(first(query)[0]).toBe(nombre)
})

test.each([
  ['arandla plana m8', '150800'],
  ['prisoneros 10', '051020'],
  ['tuerca autofrenates m6', '110600'],
])('%j has a typing error: the suggestion keeps its size', (query, codigo) => {
  expect(first(query)[1]).toBe(codigo)
  expect(find(query).nearest).toBe(true)
})

test.each(['cabezal', 'tuerca cuadra', 'cadera', 'vajilla', 'vajilla m8'])(
  '%j is another word, not a typing error',
  (query) => expect(find(query).nearest).toBe(true),
)

test.each(['taquete', 'tarugo'])('%j is an anchor, and no Paquete', (query) =>
  expect(first(query)[0]).toBe('Anclaje de expansión'),
)

test.each([
  ['M8x1.25x30', '010830'],
  ['m10 x 1,5 x 40', '011040'],
  ['tornillo N° 14 x 2', '061420'],
  ['bisagra 2 y 1/2', '210250'],
  ['01 1250', '011250'],
  ['10.2000', '102000'],
  ['varilla m6 por metro', '170601'],
  ['Ø 10 tirafondo', '091010'],
  ['carruaje DIN603-M8x70', '020870'],
  ['tirafondo 8mm x 90', '090890'],
  ['tuerca mariposa m5, 100 und', '140500'],
])('%j is understood', (query, codigo) => {
  expect(first(query)[1]).toBe(codigo)
  expect(find(query).nearest).toBe(false)
})

test('a typing error in a synonym is corrected too', () => expect(first('durlok')[0]).toBe('Tornillo drywall'))

test('words that match nothing are quoted as typed', () => {
  expect(find('Tuerca INOXIDABLE m8')).toMatchObject({ nearest: true, missed: ['INOXIDABLE'] })
  expect(find('zzzz 12 x 999')).toMatchObject({ nearest: true, matches: [], missed: ['zzzz', '12 x 999'] })
  expect(find('tuerca m8').missed).toEqual([])
})

const names = (query: string) => find(query).matches.map(({ producto }) => producto.nombre)

test.each([
  'bulon hexagonal',
  'BULÓN HEX',
  'hexagonal bulón',
  'bulo\u0301n hexag',
  '779 8123 001013',
  '779-8123-001013',
  'bulón 010830',
])('%j is one product', (query) => {
  expect(names(query)).toEqual(['Bulón hexagonal'])
})

test('a word that names nothing finds products described by it, first those with it in their sizes', () => {
  expect(names('zincado')[0]).toBe('Varilla roscada')
  expect(names('zincado').length).toBeGreaterThan(8)
})

describe('the table of a product', () => {
  const bulon = productos.find(({ id }) => id === 1)
  const rows = (query: string) => bulon && [...sizesMeant(bulon, query)]
  test('the row of a bar code', () => expect(rows('7798123001020')).toEqual([1]))
  test('name and code', () => expect(rows('bulón 010830')).toEqual([0]))
  test('a diameter', () => expect(rows('m12')).toEqual([2, 3]))
  test.each(['', 'bulón', '020650', 'zincado'])('%j means no row', (query) => expect(rows(query)).toEqual([]))
})

test('a name finds products without sizes, a size finds rows', () => {
  expect(find('bulón hexagonal').matches).toEqual([{ producto: productos[0], sizes: [] }])
  expect(find('bulón hexagonal m12').matches[0]?.sizes).toEqual([2, 3])
})

const nonsense =
  'zzzzqq qqwwxx xyzzy asdfgh qwerty zxcvbn zzqzz skks xssc wbkc ttuu ttttuuuu aaaabbbb bbuull ll zzz hhhh mmmm jkjkjk'
test.each(nonsense.split(' '))('%j finds nothing', (token) => {
  expect(find(token)).toMatchObject({ matches: [], missed: [token] })
  expect(find(`tuerca ${token}`)).toMatchObject({ nearest: true, missed: [token] })
})

test('a company of another trade is searched by its own synonyms, and not by those of fasteners', () => {
  const [sample] = productos
  const taps = sample && [{ ...sample, nombre: 'Canilla de cocina', texto: '', sub_productos: [] }]
  const findNames = (query: string) =>
    createFinder(taps ?? [])
      .find(query)
      .matches.map(({ producto }) => producto.nombre)
  expect(find('perno m12').nearest).toBe(false)
  expect(createFinder(taps ?? []).find('grifo').nearest).toBe(true)
  takeSynonyms('canilla, grifo, llave de agua\r\n sola ')
  try {
    expect(['grifo', 'llave de agua', 'canillas'].flatMap(findNames)).toEqual([
      'Canilla de cocina',
      'Canilla de cocina',
      'Canilla de cocina',
    ])
    expect(createFinder(productos).find('perno m12').nearest).toBe(true)
  } finally {
    takeSynonyms(undefined)
  }
})
