import { expect, test } from 'vitest'
import { readRecords } from './records.ts'

test.each<[string, string, readonly (readonly string[])[]]>([
  [
    'quoted cells hold separators, lines and quotes',
    'a,"b, c"\n"d\ne","1"" x 2"""',
    [
      ['a', 'b, c'],
      ['d\ne', '1" x 2"'],
    ],
  ],
  ['blanks beside quotes are no part of a cell', 'a, "b, c" , 3', [['a', 'b, c', ' 3']]],
  [
    'a quote that none closes is a sign of its cell',
    '1,"1/2" Llave\n2,Tuerca',
    [
      ['1', '"1/2" Llave'],
      ['2', 'Tuerca'],
    ],
  ],
  [
    'a row in one cell is a row',
    '"a,b"\n"1,""Pala, ancha"""\n2,c\n"Palas, picos, azadas"',
    [['a', 'b'], ['1', 'Pala, ancha'], ['2', 'c'], ['Palas, picos, azadas']],
  ],
  [
    'inches of two rows are no cell of two lines',
    'a,b\n1,"1/2\n2,3/4"\n3,c',
    [
      ['a', 'b'],
      ['1', '"1/2'],
      ['2', '3/4"'],
      ['3', 'c'],
    ],
  ],
])('%s', (_, text, right) => {
  expect(Array.from(readRecords(text, ','), ({ cells }) => cells)).toEqual(right)
})

test('a record has its text as it was written', () => {
  expect(Array.from(readRecords('a;"b\nc"\nd', ';'), ({ text }) => text)).toEqual(['a;"b\nc"', 'd'])
})
