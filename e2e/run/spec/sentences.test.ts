/**
 * Each sentence of the specification has a test that `npm test` runs. sentences.txt has a line a sentence: section | its words |
 * file | title. The calls of section 7 are in the strict conformance suite, all of them by the contract itself.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testsIn } from './tests.ts'

const rows = readFileSync(join(import.meta.dirname, 'sentences.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' | '))

/** A story that shows, and claims nothing. */
const onlyShows = /^export const \w+ = meta\.story\((?:\{ (?!.*\b(?:play|shows)\b).*\})?\)$/m

test('every sentence names a test that is there, that claims something, and that npm test runs', () => {
  const wrong = rows.filter(([, , file = '', title]) => {
    const tests = testsIn(file).filter((found) => found.title === title)
    return tests.length === 0 || tests.some(({ isOfRelease, body }) => isOfRelease || onlyShows.test(body))
  })
  expect(wrong).toEqual([])
})

test('every section of screens, states, rules, roles and errors has its sentences, each once', () => {
  const sections = new Set(rows.map(([section = '']) => section.split('.')[0]))
  expect(sections).toEqual(new Set(['2', '3', '4', '5', '6', '8']))
  expect(new Set(rows.map(([section, words]) => `${section} ${words}`)).size).toBe(rows.length)
})
