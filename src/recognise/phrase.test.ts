import { expect, test } from 'vitest'
import { isAnyOf, parsePhrases } from './phrase.ts'

test.each([
  ['a b?', 'a, a b', 'b, a a'],
  ['a… b', 'b, a b, a a b', 'a, b b'],
  ['… b', 'b, a b, b b', 'a, b a'],
  ['a|b… c*', 'c, cd, a b ca', 'a b, d'],
  ['!a|b c', 'd c, c c', 'a c, b c, c'],
  ['!a…', 'b, b c', 'a, b a'],
  ['a {some}, b', 'a x, a y, b', 'a, a b'],
])('%j is all of each of %j and of none of %j', (phrase, fitting, others) => {
  const phrases = parsePhrases(phrase, { some: 'x|y' })
  const isAll = (text: string) => isAnyOf(phrases, text.split(' '))
  expect(fitting.split(', ').filter((text) => !isAll(text))).toEqual([])
  expect(others.split(', ').filter(isAll)).toEqual([])
})
