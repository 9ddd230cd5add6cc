import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { coloursOn, commonTokens, contrast, gradeOf, grounds, hex, parsePalette } from './tokens.ts'
import { matches, roleWords, wordsOf } from './words.ts'

const css = readFileSync('src/ui/tokens.css', 'utf8')

test.each([
  ['#000', '#ffffff', 21],
  ['#e8112d', '#ffffff', 4.6],
  ['#777777', '#ffffff', 4.48],
  ['#123456', '#123456', 1],
])('%s on %s has the contrast %d, as the WCAG reckons', (one, other, ratio) => {
  expect(contrast(hex(one) ?? '', hex(other) ?? '')).toBeCloseTo(ratio, 1)
})

test.each([
  [7, 'AAA'],
  [4.5, 'AA'],
  [4.49, 'solo grande'],
  [2.99, 'nunca para texto'],
])('%d is %s', (ratio, grade) => {
  expect(gradeOf(ratio)).toBe(grade)
})

describe('the stylesheet', () => {
  test('has its palette in hex, each colour with words to find it by', () => {
    expect(parsePalette(css)).toContainEqual({ name: '--red', hex: '#e8112d' })
    expect(parsePalette(css).filter(({ name }) => wordsOf(name) === '')).toEqual([])
  })

  test.each(grounds)('gives every colour of the %s ground a role that is described', (ground) => {
    const roles = coloursOn(css, ground)
    expect(roles.map(({ name }) => name)).toEqual(Object.keys(roleWords))
  })

  test('has the steps that the other pages show', () => {
    const names = commonTokens(css).map(({ name }) => name)
    for (const prefix of ['--space-', '--text-', '--layer-'])
      expect(names.filter((name) => name.startsWith(prefix)).length).toBeGreaterThan(3)
  })
})

test('the names of the stories carry the hex that each colour has', () => {
  const stories = readFileSync('stories/foundations/Colores.stories.tsx', 'utf8')
  const hexes = [...stories.matchAll(/name: '.+ · (#[\da-f]{6})'/g)].map(([, colour]) => colour)
  const [greys, others] = [true, false].map((isGrey) =>
    parsePalette(css).filter(({ name }) => name.startsWith('--steel') === isGrey),
  )
  expect(greys).toHaveLength(10)
  expect(new Set(hexes)).toEqual(new Set(others?.map((colour) => colour.hex)))
})

test.each([
  ['--red #e8112d rojo red', 'ROJO', true],
  ['--red #e8112d rojo red', '#e8', true],
  ['Éxito, dicho en texto', 'exito', true],
  ['--red #e8112d', 'verde', false],
])('%s is found by %s: %s', (text, query, found) => {
  expect(matches(text, query)).toBe(found)
})
