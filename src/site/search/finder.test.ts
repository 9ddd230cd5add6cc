import { describe, expect, test } from 'vitest'
import { productos as seeded } from '../../../mocks/seed/productos.ts'
import { createFinder, sizesMeant } from './finder.ts'

const productos = seeded.map((producto) => Object.assign({ imagenes: [] }, producto))
const { find } = createFinder(productos)
const first = (query: string) => {
  const [match] = find(query).matches
  return match ? [match.producto.nombre, match.producto.sub_productos[match.sizes[0] ?? -1]?.codigo] : []
}

/** What buyers type, and the product and size that they mean. Written before the code. */
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
  ['fix 3.5x40', 'Tornillo Fix', '083540'],
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
  ['arandela de presion m12', 'Arandela grower', '161200'],
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
      const found = first(query)
      expect(found).toEqual([nombre, codigo ?? found[1]])
    },
  )
})

test.each(['', '   ', ' - ', 'de la'])('%j finds everything', (query) =>
  expect(find(query).matches).toHaveLength(productos.length),
)

test('words of two sizes are no match, only the nearest', () => {
  const { matches, nearest } = find('010830 7798123001020')
  expect(nearest).toBe(true)
  expect(matches.map(({ producto }) => producto.nombre)).toEqual(['Bulón hexagonal'])
})

test.each([
  ['M8x1.25x30', '010830'],
  ['m10 x 1,5 x 40', '011040'],
  ['tornillo N° 14 x 2', '061420'],
  ['bisagra 2 y 1/2', '210250'],
  ['01 1250', '011250'],
  ['10.2000', '102000'],
  ['varilla m6 por metro', '170601'],
  ['Ø 10 tirafondo', '091010'],
])('%j is read as it is meant', (query, codigo) => {
  expect(first(query)[1]).toBe(codigo)
  expect(find(query).nearest).toBe(false)
})

test('a slip in another name of a thing is one more slip', () => expect(first('durlok')[0]).toBe('Tornillo drywall'))

test('what was not understood is said as it was typed', () => {
  expect(find('Tuerca INOXIDABLE m8')).toMatchObject({ nearest: true, missed: ['INOXIDABLE'] })
  expect(find('zzzz 12 x 999')).toMatchObject({ nearest: true, matches: [], missed: ['12x999', 'zzzz'] })
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

test('a word that names nothing finds whatever is described so, what is sold so first', () => {
  expect(names('zincado')[0]).toBe('Varilla roscada')
  expect(names('zincado').length).toBeGreaterThan(8)
})

describe('the table of a product', () => {
  const bulon = productos.find(({ id }) => id === 1)
  const rows = (query: string) => bulon && [...sizesMeant(bulon, query)]
  test('the row of a bar code', () => expect(rows('7798123001020')).toEqual([1]))
  test('name and code', () => expect(rows('bulón 010830')).toEqual([0]))
  test('a diameter', () => expect(rows('m12')).toEqual([2, 3]))
  test.each(['', 'bulón', '020650', 'zincado'])('%j is about no row', (query) => expect(rows(query)).toEqual([]))
})

test.each(['zzzz', '¿?', 'qwertyuiop'])('%j finds nothing, or says that it is only near', (query) => {
  const { matches, nearest } = find(query)
  expect(nearest || matches.length === productos.length).toBe(true)
})

test('a name finds no sizes, a size does', () => {
  expect(find('bulón hexagonal').matches).toEqual([{ producto: productos[0], sizes: [] }])
  expect(find('bulón hexagonal m12').matches[0]?.sizes).toEqual([2, 3])
})
