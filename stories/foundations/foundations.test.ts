import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allEndpoints } from '#contract/index.ts'
import * as panelIcons from '#panel/kit/icons.tsx'
import * as icons from '#ui/icons/index.tsx'
import * as more from '#ui/icons/more.tsx'
import { iconWords } from './icon-words.ts'
import { breakpointsIn, leastContrast, veilsIn, widthsIn } from './measures.ts'
import { fixedAlerts, fixedSentences } from './voice.ts'
import { matches } from './words.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const tokens = read('src/ui/tokens.css')
const sheets = globSync('src/**/*.css').map(read)

describe('breakpoints', () => {
  test('are the four that tokens.css states', () => {
    expect(breakpointsIn(tokens).map(({ from }) => from)).toEqual([480, 768, 1024, 1440])
  })

  test('stand in the media queries, and any other width is one that the page explains', () => {
    const stated = new Set(breakpointsIn(tokens).map(({ from }) => from))
    const others = [...widthsIn(sheets).keys()].filter((width) => !stated.has(width))
    const page = read('stories/foundations/Medidas.stories.tsx')
    expect(widthsIn(sheets).size).toBeGreaterThan(4)
    expect(others.filter((width) => !page.includes(`[${width}, `))).toEqual([])
  })
})

describe('contrast', () => {
  test.each([
    [100, 'black', 21],
    [0, 'black', 1],
    [72, 'black', 9.3],
    [72, 'white', 10.2],
  ] as const)('a veil of %d %% that is %s leaves at least %d', (share, veil, least) => {
    expect(leastContrast(share, veil)).toBeCloseTo(least, 0)
  })

  test('the veils of the slides are read, and the text over them is AA', () => {
    const veils = veilsIn(read('src/site/home/Slide.module.css'))
    expect(veils.length).toBeGreaterThan(2)
    for (const share of veils) expect(leastContrast(share, 'black')).toBeGreaterThanOrEqual(4.5)
  })
})

test('every icon has words in Spanish, and is found by them', () => {
  const names = [icons, more, panelIcons].flatMap((set) => Object.keys(set))
  expect(new Set(names)).toEqual(new Set(Object.keys(iconWords)))
  expect(Object.entries(iconWords).flatMap(([name, words]) => (matches(words, 'teléfono') ? [name] : []))).toEqual([
    'Phone',
  ])
})

test.each(fixedSentences)('«%s» is what the product says', (sentence) => {
  const files = globSync('{src,mocks}/**/*.{ts,tsx}').filter(
    (file) => !file.endsWith('.test.ts') && read(file).includes(sentence),
  )
  expect(files).not.toEqual([])
})

test("the contract says each of the specification's alerts, letter by letter", () => {
  const messages = new Set(allEndpoints.map(({ done }) => `${done} con éxito`))
  expect(fixedAlerts.length).toBeGreaterThan(35)
  // The letter to subscribers is no write: its form says so itself.
  expect(fixedAlerts.filter((alert) => !messages.has(alert))).toEqual(['Subcripciones enviadas con éxito'])
})
