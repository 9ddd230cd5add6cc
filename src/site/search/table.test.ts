import { describe, expect, test } from 'vitest'
import { archivos } from '../../../mocks/seed/archivos.ts'
import { ferias } from '../../../mocks/seed/ferias.ts'
import { novedades } from '../../../mocks/seed/novedades.ts'
import { productos as seeded } from '../../../mocks/seed/productos.ts'
import { servicios } from '../../../mocks/seed/servicios.ts'
import { createFinder } from '../../finder/finder.ts'
import { table as general } from '../../finder/table.ts'
import { trade } from '../../finder/trade.ts'
import { titlesFound } from './titles.ts'

const { find } = createFinder(seeded.map((producto) => Object.assign({ imagenes: [] }, producto)))
const pages = [...archivos, ...ferias, ...novedades, ...servicios]
const rows = [...trade, ...general].map((row) => ({
  ...row,
  words: Object.entries(row).find(([name]) => name === 'same' || name === 'words' || name === 'filler')?.[1] ?? '',
  offers: 'offer' in row,
  same: 'same' in row,
}))
/** The products that a question finds, or else the pages. */
const found = (query: string) => {
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
    const [one = '', ...others] = String(words).split(', ')
    for (const other of others.filter(
      (word) => rows.filter((row) => String(row.words).split(', ').includes(word)).length === 1,
    ))
      expect([other, found(other)]).toEqual([other, found(one)])
  })
})
