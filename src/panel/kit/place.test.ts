import { expect, test } from 'vitest'
import { parsePlace, toPlaceHash } from './place.ts'

test.each([
  ['s=28&id=3', 28, 3],
  ['#s=28&id=3', 28, 3],
  ['s=300', 300, 0],
  ['', 302, 0],
  ['s=', 302, 0],
  ['s=-4&id=x', 302, 0],
  ['s=2.5', 302, 0],
  ['s=02', 302, 0],
  ['id=3&s=53', 53, 3],
  ['s=99999999999999999999', 302, 0],
])('the address #%s names screen %i of record %i', (hash, screen, id) => {
  expect(parsePlace(hash)).toEqual({ screen, id })
})

test.each([
  { screen: 28, id: 3 },
  { screen: 1, id: 0 },
])('a place survives its address: %o', (expected) => {
  expect(parsePlace(toPlaceHash(expected))).toEqual(expected)
})
