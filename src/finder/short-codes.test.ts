import { expect, test } from 'vitest'
import { producto, productos } from '#mocks/fixtures/producto.ts'
import { createFinder, type Found } from './finder.ts'

/** A catalogue of another trade, which numbers its products from 1 on. */
const rows = `Pala ancha|101|Única|6
Pala punta|102|Única|6
Azada|205|Única|12
Rastrillo|12|Chico|6
Papel A4|A4-75|75 g|5
Remera lisa|RE-1|S|1
Remera lisa|RE-2|M|1
Zapatilla urbana|ZA-38|38|1
Vino tinto|V-1|750 ml|6
Vino tinto|V-2|1,5 L|6
Pila AA|PI-1|x 4|10
Yerba mate|Y-1|1 kg|10
Yerba mate|Y-2|500 g|20
Galletita|G-1|3 x 118 g|12
Media|ME-1|35-38|6
Media|ME-2|39-42|6
Sobre|SO-1|Oficio|100`.split('\n')
const catalogue = [...Map.groupBy(rows, (row) => row.split('|')[0] ?? '')].map(([nombre, lines], index) =>
  producto({
    id: index + 1,
    nombre,
    texto: '',
    sub_productos: lines.map((line) => {
      const [, codigo = '', tamaño = '', pack = ''] = line.split('|')
      return { codigo, tamaño, pack, codigobarra: 'S/D' }
    }),
  }),
)

/** The code of the first answer; '~' before it where it is offered alone. */
const getFirst = ({ matches: [match], nearest }: Found) =>
  `${nearest ? '~' : ''}${match?.producto.sub_productos[match.sizes[0] ?? 0]?.codigo}`

test.each([
  ['101', '101'],
  ['cod 205', '205'],
  ['código: 205', '205'],
  ['nº 101', '101'],
  ['Nro. 12', '12'],
  ['producto 205', '205'],
  ['12', '12'],
  ['101, 205', '101'],
  ['101/205', '101'],
  ['cod: 205 y 101', '205'],
  ['cod205', '205'],
  ['Ítem 205', '205'],
  ['quiero el 205', '205'],
  ['40 x 205', '205'],
  ['2 del 101', '101'],
  ['101 pala', '101'],
  ['pala 102', '102'],
  ['papel a4', 'A4-75'],
  ['talle m', 'RE-2'],
  ['zapatillas n 38', 'ZA-38'],
  ['zapatilla nro. 38', 'ZA-38'],
  ['zapatillas talle 38', 'ZA-38'],
  ['zapatilla/38', 'ZA-38'],
  ['zapatilla-38', 'ZA-38'],
  ['38/zapatilla', 'ZA-38'],
  ['azada/205', '205'],
  ['205-azada', '205'],
  ['vino 750cc', 'V-1'],
  ['pila aa x4', 'PI-1'],
  ['yerba 1 kg', 'Y-1'],
  ['yerba 1/2 kg', 'Y-2'],
  ['yerba x kilo', 'Y-1'],
  ['yerba kilo', 'Y-1'],
  ['yerba x1kg', 'Y-1'],
  ['yerba 1/2k', 'Y-2'],
  ['medio kilo de yerba', 'Y-2'],
  ['yerba medio kg', 'Y-2'],
  ['vino 1500 ml', 'V-2'],
  ['vino litro y medio', 'V-2'],
  ['vino 0,75 l', 'V-1'],
  ['galletita 3x118g', 'G-1'],
  ['galletita 3x118', 'G-1'],
  ['medias 35/38', 'ME-1'],
  ['pala/azada', '101'],
  ['sobre', 'SO-1'],
  ['un sobre oficio', 'SO-1'],
])('%s: %s', (query, right) => {
  const found = createFinder(catalogue).find(query)
  expect([getFirst(found), found.missed]).toEqual([right, []])
})

test('several codes are all found', () => {
  const { matches } = createFinder(catalogue).find('101, 205')
  expect(matches.map(({ producto: { nombre } }) => nombre)).toEqual(['Pala ancha', 'Azada'])
})

test('what nothing has is said as somebody typed it', () => {
  expect(createFinder(catalogue).find('zapatilla n 45').missed).toEqual(['45'])
  expect(createFinder(catalogue).find('yerba 3 kg').missed).toEqual(['3 kg'])
  expect(createFinder(catalogue).find('yerba 4x10').missed).toEqual(['4 x 10'])
  expect(createFinder(catalogue).find('yerba 8minutos').missed).toEqual(['8minutos'])
  expect(createFinder(catalogue).find('vino 1,75 litros').missed).toEqual(['1,75 litros'])
})

test.each([
  ['tuerca-m8', 'tuerca m8'],
  ['bulon/m12', 'bulon m12'],
  ['tuerca.m8', 'tuerca m8'],
  ['m8/tuerca', 'm8 tuerca'],
  ['tuerca no cuadrada', 'tuerca'],
  ['tuerca no cuadrada no ciega', 'tuerca no ciega'],
  ['bulon-m12-x-50', 'bulon m12 x 50'],
  ['tuerca-m99', 'tuerca m99'],
  ['tuerca-500kg', 'tuerca 500kg'],
  ['tuerca-1/2 kg', 'tuerca 1/2 kg'],
  ['arandela/9 rpm', 'arandela 9 rpm'],
])('%s is %s', (query, plain) => {
  const { find } = createFinder(productos)
  expect(find(query)).toEqual(find(plain))
})

test('what is refused is left out', () => {
  const getNames = (query: string) =>
    createFinder(productos)
      .find(query)
      .matches.map(({ producto: { nombre } }) => nombre)
  expect(getNames('arandela m8')).toEqual(['Arandela plana', 'Arandela grower'])
  for (const refusal of [
    'no grower',
    'grower no',
    'que no sea grower',
    'que no es grower',
    'pero no la grower',
    'menos grower',
    'excepto las grower',
    'sin grower',
  ])
    expect(getNames(`arandela m8 ${refusal}`)).toEqual(['Arandela plana'])
  expect(getNames('salvo grower, arandela')).toEqual(['Arandela plana'])
})

test.each(['tuercas m8 y m10', 'tuerca m8, m10', 'tuercas m8/m10', 'tuerca m8 o m10'])('%s: both sizes', (query) => {
  const sizes = ({ matches }: Found) =>
    matches.flatMap(({ producto: { nombre, sub_productos }, sizes: found }) =>
      found.map((size) => `${nombre} ${sub_productos[size]?.tamaño}`),
    )
  const { find } = createFinder(productos)
  const found = find(query)
  expect([found.nearest, found.missed]).toEqual([false, []])
  expect(sizes(found).toSorted()).toEqual([...sizes(find('tuerca m8')), ...sizes(find('tuerca m10'))].toSorted())
})

test('of two sizes the one that is not made is missing', () => {
  expect(createFinder(productos).find('tuercas m8 y m99').missed).toEqual(['m99'])
})

test.each(['m16x70 ciega', '10x100 resina'])('%s: the word behind a size is no unit', (query) => {
  expect(createFinder(productos).find(query).nearest).toBe(true)
})

test('a size that is made is not called missing', () => {
  expect(createFinder(productos).find('tuerca m8-m10')).not.toHaveProperty('lack')
})
