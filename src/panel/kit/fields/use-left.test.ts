import { expect, test } from 'vitest'
import { leftWords } from './use-left.ts'

test.each([
  [0, undefined],
  [239, undefined],
  [240, 'Quedan 60 caracteres.'],
  [299, 'Queda 1 carácter.'],
  [300, 'Quedan 0 caracteres.'],
  [301, 'Sobra 1 carácter.'],
  [330, 'Sobran 30 caracteres.'],
])('%i of 300', (length, words) => {
  expect(leftWords(length, 300)).toBe(words)
})
