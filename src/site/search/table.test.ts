import { describe, expect, test } from 'vitest'
import { archivos } from '#mocks/seed/archivos.ts'
import { ferias } from '#mocks/seed/ferias.ts'
import { novedades } from '#mocks/seed/novedades.ts'
import { productos } from '#mocks/fixtures/producto.ts'
import { servicios } from '#mocks/seed/servicios.ts'
import { createFinder } from '#finder/finder.ts'
import { table as general } from '#finder/table.ts'
import { trade } from '#finder/trade.ts'
import { titlesFound } from './titles.ts'

const { find } = createFinder(productos)
const pages = [...archivos, ...ferias, ...novedades, ...servicios]
const rows = [...trade, ...general].map((row) => ({
  ...row,
  words: Object.entries(row).find(([name]) => name === 'same' || name === 'words' || name === 'filler')?.[1] ?? '',
  offers: 'offer' in row,
  same: 'same' in row,
}))
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
  test.each(rows)('$words: $example finds $finds', ({ example, finds, offers }) => {
    const {
      matches: [match],
      nearest,
    } = find(example)
    const [page] = titlesFound(pages, example)
    expect(match?.producto.nombre === finds && nearest === offers ? finds : page?.titulo).toBe(finds)
  })

  test.each(rows.filter(({ same }) => same))('all of $words find the same', ({ words }) => {
    const [firstWord = '', ...others] = String(words).split(', ')
    for (const synonym of others.filter(
      (candidate) => rows.filter((row) => String(row.words).split(', ').includes(candidate)).length === 1,
    ))
      expect([synonym, findTitles(synonym)]).toEqual([synonym, findTitles(firstWord)])
  })
})
