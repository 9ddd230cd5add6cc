import { expect, test } from 'vitest'
import { pages } from '#site/pages.ts'
import { code } from './code.ts'

test('every page has its code, and a public page stands in the folder of its path', () => {
  expect(Object.keys(code).toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
})
