import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { archivos } from '#mocks/seed/archivos.ts'
import { ferias } from '#mocks/seed/ferias.ts'
import { novedades } from '#mocks/seed/novedades.ts'
import { productos } from '#mocks/fixtures/producto.ts'
import { servicios } from '#mocks/seed/servicios.ts'
import { createFinder } from '#finder/finder.ts'
import { numbers } from '#recognise/vocabulary/numbers.ts'
import { fillers, topics } from '#recognise/vocabulary/question.ts'
import { general, trade } from '#recognise/vocabulary/things.ts'
import { titlesFound } from './titles.ts'

const { find } = createFinder(productos)
const pages = [...archivos, ...ferias, ...novedades, ...servicios]
/** The first of the words of a row, a search that has one of them, and the product that the search means. */
const examples = readFileSync('src/site/search/words.txt', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'))
const getExample = (words: string) => examples.find(([first]) => first === words.split(', ')[0]) ?? []

const things = [...trade.kinds, ...trade.others, ...general]
const offered = trade.offers.map(([words]) => words)
const rows = [
  ...things,
  ...trade.means.map(([words]) => words),
  ...offered,
  ...[...fillers, topics].map((words) => words.replaceAll(' ', ', ')),
  ...numbers.map(([, words]) => words),
].map((words) => {
  const [, example = '', finds = ''] = getExample(words)
  return { words, example, finds, offers: offered.includes(words), same: things.includes(words) }
})

/** The products that a question finds, or else the pages. */
const findTitles = (query: string) => {
  const { matches } = find(query)
  return new Set(
    matches.length > 0
      ? matches.map(({ producto }) => producto.nombre)
      : titlesFound(pages, query).map(({ titulo }) => titulo),
  )
}

describe('the table of words', () => {
  test('each row has its own example', () =>
    expect([rows.length, new Set(rows.map(({ example }) => example)).size]).toEqual([examples.length, rows.length]))

  test.each(rows)('$words: $example finds $finds', ({ example, finds, offers }) => {
    const {
      matches: [match],
      nearest,
    } = find(example)
    const [page] = titlesFound(pages, example)
    expect(match?.producto.nombre === finds && nearest === offers ? finds : page?.titulo).toBe(finds)
  })

  test.each(rows.filter(({ same }) => same))('all of $words find the same', ({ words }) => {
    const [firstWord = '', ...others] = words.split(', ')
    for (const synonym of others.filter(
      (candidate) => rows.filter((row) => row.words.split(', ').includes(candidate)).length === 1,
    ))
      expect([synonym, findTitles(synonym)]).toEqual([synonym, findTitles(firstWord)])
  })
})
