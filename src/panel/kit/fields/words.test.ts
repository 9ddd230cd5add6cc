import { expect, test } from 'vitest'
import { orderNumberFrom, titleFrom } from './file-names.ts'
import { leftOutWords, withJudged } from './judged.tsx'
import { sizeAdvice } from './size-advice.ts'
import { describeRemaining } from './use-remaining.ts'

test.each([
  ['0001-00012391.pdf', '0001-00012391'],
  ['Lista 0001-00012391 (2).xlsx', '0001-00012391'],
  ['pedido_00012391_octubre.pdf', '00012391'],
  ['lista 12345 y 67890.pdf', 'lista 12345 y 67890'],
  ['Lista_mayorista 20261003.pdf', 'Lista mayorista 20261003'],
  ['lista-mayorista-octubre-2026.xlsx', 'lista-mayorista-octubre-2026'],
])('%s is of order %s', (file, order) => {
  expect(orderNumberFrom(file)).toBe(order)
})

test.each([
  ['plantilla_de-pedido.xlsx', 'Plantilla de pedido'],
  ['Catálogo 2026.pdf', 'Catálogo 2026'],
  ['ficha%20M8-M10.pdf', 'Ficha M8-M10'],
])('%s is titled %s', (file, title) => {
  expect(titleFrom(file)).toBe(title)
})

const byName = (count: number, reason: string) =>
  Array.from({ length: count }, (_, i) => ({ file: new File([], `${i + 1}.txt`), reason }))

test.each([
  [0, []],
  [1, ['Quedó afuera “1.txt”. No sirve.']],
  [2, ['Quedaron afuera “1.txt” y “2.txt”. No sirve.']],
  [4, ['Quedaron afuera “1.txt”, “2.txt”, “3.txt” y “4.txt”. No sirve.']],
  [50, ['Quedaron afuera “1.txt”, “2.txt”, “3.txt” y 47 más. No sirve.']],
])('%i files that are left out', (count, words) => {
  expect(leftOutWords(byName(count, 'No sirve.'))).toEqual(words)
})

test('a file that was taken out while the files were read stays out', () => {
  const [first, second, third] = byName(3, 'No sirve.')
  if (!first || !second || !third) throw new Error('three files')
  expect(withJudged([{ file: second.file }, { file: third.file }], [first, second], [third])).toEqual([second])
})

test('each reason has its own sentence', () => {
  expect(leftOutWords([...byName(1, 'Está vacío.'), ...byName(2, 'No sirve.')])).toHaveLength(2)
})

test.each([
  [1400, 586, '586x1400', undefined],
  [586, 1400, '586x1400', undefined],
  [800, 600, '586x1400', 'Mide 800x600: se recomienda 586x1400. Se puede guardar igual, pero puede verse recortada.'],
  [160, 160, '80x80', 'Mide 160x160: se recomienda 80x80.'],
])('a picture of %ix%i where %s is recommended, whichever side is said first', (width, height, recommended, advice) => {
  expect(sizeAdvice({ width, height }, recommended)).toBe(advice)
})

test.each([
  [0, undefined],
  [239, undefined],
  [240, 'Quedan 60 caracteres.'],
  [299, 'Queda 1 carácter.'],
  [300, 'Quedan 0 caracteres.'],
  [301, 'Sobra 1 carácter.'],
  [330, 'Sobran 30 caracteres.'],
])('%i characters of 300', (length, words) => {
  expect(describeRemaining(length, 300)).toBe(words)
})
