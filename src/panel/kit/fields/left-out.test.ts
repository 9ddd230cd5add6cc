import { expect, test } from 'vitest'
import { leftOutWords } from './judged.tsx'

const byName = (count: number, problem: string) =>
  Array.from({ length: count }, (_, i) => ({ name: `${i + 1}.txt`, problem }))

test.each([
  [0, []],
  [1, ['Quedó afuera “1.txt”. No sirve.']],
  [2, ['Quedaron afuera “1.txt” y “2.txt”. No sirve.']],
  [4, ['Quedaron afuera “1.txt”, “2.txt”, “3.txt” y “4.txt”. No sirve.']],
  [50, ['Quedaron afuera “1.txt”, “2.txt”, “3.txt” y 47 más. No sirve.']],
])('%i of them', (count, words) => {
  expect(leftOutWords(byName(count, 'No sirve.'))).toEqual(words)
})

test('each reason has its own sentence', () => {
  expect(leftOutWords([...byName(1, 'Está vacío.'), ...byName(2, 'No sirve.')])).toHaveLength(2)
})
