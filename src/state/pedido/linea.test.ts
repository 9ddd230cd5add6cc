import { expect, test } from 'vitest'
import { joined, parseLines, reverted, type Linea } from './linea.ts'
import { rejoined } from './rejoined.ts'
import { sumTotals } from './units.ts'

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

const was = line('1', 5)

test.each([
  ['both added packs', [was], [line('1', 8)], [line('1', 14)], [line('1', 17)]],
  ['both added a size', [], [line('1', 3)], [line('1', 9)], [line('1', 12)]],
  ['each added its own', [was], [was, line('2')], [was, line('3')], [was, line('2'), line('3')]],
  ['one changed', [was], [was], [line('1', 2, 'a')], [line('1', 2, 'a')]],
  ['one removed', [was, line('2')], [line('2')], [was, line('2')], [line('2')]],
  ['one removed what the other changed', [was], [], [line('1', 9)], [line('1', 9)]],
  ['both took packs off', [was], [line('1', 1)], [line('1', 2)], [line('1', 1)]],
  ['both wrote a note', [was], [line('1', 5, 'a')], [line('1', 5, 'b')], [line('1', 5, 'a · b')]],
  [
    'one wrote a note anew, the other added packs',
    [line('1', 5, 'a')],
    [line('1', 5, 'b')],
    [line('1', 9, 'a')],
    [line('1', 9, 'b')],
  ],
  [
    'one added packs, the other took the note off',
    [line('1', 5, 'a')],
    [line('1', 9, 'a')],
    [line('1', 5)],
    [line('1', 9)],
  ],
  ['nobody did', [was], [was], [was], [was]],
])('two tabs, %s', (_, base, mine, theirs, expected) => expect(rejoined(base, mine, theirs)).toEqual(expected))

test.each([[undefined], [null], [{}], ['x'], [[1, null, {}, { codigo: 1 }, []]]])('%j holds no lines', (value) =>
  expect(parseLines(value)).toEqual([]),
)

test("a stored line's missing texts are empty, and absurd amounts are one", () => {
  expect(parseLines([{ codigo: '1', nombre: 'Bulón', cantidad: -3, pack: 7 }])).toEqual([
    { ...line('1'), tamaño: '', pack: '' },
  ])
})
