import { expect, test } from 'vitest'
import { joined, parseLines, reverted, type Linea } from './linea.ts'
import { parseUnits } from '#recognise/amount.ts'
import { sumTotals } from './units.ts'

test.each([
  ['Caja x 50', 50],
  ['Caja x 1000', 1_000],
  ['Caja x 1.000', 1_000],
  ['Bolsa x 100 u.', 100],
  ['100 unidades', 100],
  ['Unidad', 1],
  ['Rollo x 30 m', undefined],
  ['Cartucho 300 ml', undefined],
  ['Caja', undefined],
  ['', undefined],
  ['2 bolsas x 50', undefined],
  ['x 1,5', undefined],
  ['x 1/2', undefined],
  ['x 0', undefined],
  ['5 kg', undefined],
  ['20', 20],
  ['20 u', 20],
  ['Bolsa 50', 50],
  ['Caja (100 unidades)', 100],
  ['Resma A4', undefined],
  ['Caja N° 3', undefined],
  ['Sobre C5', undefined],
  ['Modelo 5', undefined],
  ['Serie 3000', undefined],
  ['-5', undefined],
])('a pack that says %j holds %s units', (pack, units) => expect(parseUnits(pack)).toBe(units))

const line = (codigo: string, cantidad = 1, nota = ''): Linea => ({
  codigo,
  nombre: 'Bulón',
  tamaño: 'M8',
  pack: 'Caja x 50',
  codigobarra: '',
  cantidad,
  nota,
})

test('packs of one size add up, notes stand together', () => {
  expect(joined([line('1', 2, 'a'), line('2')], [line('1', 3, 'b'), line('3')])).toEqual([
    line('1', 5, 'a · b'),
    line('2'),
    line('3'),
  ])
})

test('totals tell how many sizes they cannot count', () => {
  expect(sumTotals([line('1', 2), { ...line('2'), pack: 'Rollo x 30 m' }])).toEqual({
    packs: 3,
    units: 100,
    uncounted: 1,
  })
})

test('undo reverts this change and no other', () => {
  const previous = [line('1'), line('2'), line('3')]
  const updated = [line('1', 5), line('3')]
  const now = [line('1', 5), line('3', 9), line('4')]
  expect(reverted(now, previous, updated)).toEqual([line('1'), line('2'), line('3', 9), line('4')])
  expect(reverted(updated, previous, updated)).toEqual(previous)
})

test.each([[undefined], [null], [{}], ['x'], [[1, null, {}, { codigo: 1 }, []]]])('%j holds no lines', (value) =>
  expect(parseLines(value)).toEqual([]),
)

test("a stored line's missing texts are empty, and absurd amounts are one", () => {
  expect(parseLines([{ codigo: '1', nombre: 'Bulón', cantidad: -3, pack: 7 }])).toEqual([
    { ...line('1'), tamaño: '', pack: '' },
  ])
})
