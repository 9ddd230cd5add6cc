import { expect, test } from 'vitest'
import { producto, productos } from '#mocks/fixtures/producto.ts'
import { createFinder } from './finder.ts'
import { joinUnits } from '#recognise/units.ts'

/** A catalogue of several trades, beside the fasteners of the demo. */
const rows = `Lámpara LED|LL-9|9 W E27
Lámpara LED|LL-12|12W
Pintura látex|PL-1|1 L
Pintura látex|PL-4|4 lts
Llave esférica|LE-12|1/2"
Llave esférica|LE-114|1 1/4"
Rodamiento 6203 2RS|6203-2RS|17x40x12
O-ring|OR-1|10 x 2 mm
Cable unipolar|CU-4|4 mm²
Tornillo inoxidable|BH-0620|M6 x 20`
const products = [...Map.groupBy(rows.split('\n'), (row) => row.split('|')[0] ?? '')].map(([nombre, lines], index) =>
  producto({
    id: 1_000 + index,
    orden: 1_000 + index,
    nombre,
    texto: '',
    imagenes: [],
    sub_productos: lines.map((line) => {
      const [, codigo = '', tamaño = ''] = line.split('|')
      return { codigo, tamaño, pack: 'Caja x 10', codigobarra: 'S/D' }
    }),
  }),
)
const { find } = createFinder([...productos, ...products])
const findSure = (query: string) => {
  const { matches, nearest } = find(query)
  const codes = matches.flatMap(({ producto: match, sizes }) => sizes.map((size) => match.sub_productos[size]?.codigo))
  return nearest ? 'no es seguro' : codes.join(' ')
}

test.each([
  ['LL-9', '9 w | 9w | 9 W | lampara 9 watts | lampara 9 | 9,0 w | 9 W E27 | LL9 | ll 9'],
  ['LL-12', '12 w | 12w | lampara 12 w | led 12w | lampara 12 watt | lámpara de 12 watts | lampara 12 | LL12 | "12 w"'],
  ['PL-4', '4 l | 4 lts | pintura 4 l | pintura 4lts | pintura 4 litros | látex 4 lt | PL4 | pl 4'],
  ['PL-1', '1 l | latex 1 litro | pintura 1l | latex 1 L | PL-1 | pl1'],
  ['CU-4', 'cable 4 mm2 | cable 4mm² | cable 4 mm² | cable 4 | cable 4 mm | 4mm2 | CU4'],
  ['LE-114', 'LE114 | LE 114 | le-114 | LE.114 | llave LE 114 | llave le114 | llave 1 1/4'],
  ['LE-12', 'LE12 | LE 12 | le/12 | llave esferica 1/2'],
  ['LE-114 LE-12', 'LE114 LE12 | LE-114, LE-12 | le114 y le12'],
  ['6203-2RS', '62032RS | 6203 2RS | 6203-2rs | rodamiento 62032rs | 6203.2RS | 6203'],
  ['BH-0620', 'BH0620 | bh 0620 | BH-0620 | BH.0620'],
  ['OR-1', 'OR1 | or 1 | oring 10 x 2 | o-rings 10x2 | oring or-1'],
  ['011250', '01/1250 | 01-12-50 | 011250* | M-12x50 | m-12 x 50 | bulon m-12 x 50 | bulon 12*50 | "M12 x 50"'],
  ['101200 111200 121200', 'tuerca "m12" | tuerca m12* | tuerca M-12 | “tuerca m12” | tuerca m12'],
])('%s: %s', (codes, queries) => {
  const wrong = queries.split(' | ').flatMap((query) => (findSure(query) === codes ? [] : [[query, findSure(query)]]))
  expect(wrong).toEqual([])
})

test.each(['oring', 'orings', 'ORING', 'o-ring', 'o ring', "o'ring"])('%s finds O-ring', (query) => {
  expect(find(query)).toMatchObject({ nearest: false, matches: [{ producto: { nombre: 'O-ring' } }] })
})

test.each(['"m12"', 'm12*', 'M-12', '«m12»'])('%s is M12', (query) => expect(findSure(query)).toBe(findSure('m12')))

/** Another thing of the same number is no answer, and nobody says which one is the largest. */
test.each(
  'LE 10|LE 8|LE-10|le13|LL-8|CU 10|OR 8|or2|6204|rodamiento 6204|12v|220v|lampara 12 v|lampara 15 w|lampara 15|lampara led 7w|latex 20 lts|pintura 4 kg|pintura 10 litros|cable 6 mm2|cable 2,5 mm2|cable 10 metros|llave esferica 12|llave 114|o-ring 12|tuerca 24|arandela 5|tirafondo 15|cadena 20|LE114 x 10|500 g|bulon 1,5 w|bulon 20 kg/m|bulon 12 v / 24 v|caja x 3.000|n 10|nro 10'.split(
    '|',
  ),
)('%s is not sure, and lacks nothing for sure', (query) => {
  expect(findSure(query)).toBe('no es seguro')
  expect(find(query).lack).toBeUndefined()
})

test.each([
  ['m12 gr 8.8', 'm12 gr 8.8'],
  ['fusible 10 a', 'fusible 10a'],
  ['de 4 a 6', 'de 4 a 6'],
  ['tornillo 8 l 30', 'tornillo 8 l 30'],
  ['varilla 1/2 w', 'varilla 1/2 w'],
  ['motor 1/2 hp', 'motor 1/2hp'],
  ['tuerca m8 g', 'tuerca m8 g'],
  ['500 cc.', '500ml'],
  ['cable 2x1.5 mm2', 'cable 2x1.5'],
  ['1.50 kilos', '1.5kg'],
])('%j is %j', (text, joined) => expect(joinUnits(text).trim()).toBe(joined))
