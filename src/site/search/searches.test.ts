import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { archivos } from '#mocks/seed/archivos.ts'
import { contacto } from '#mocks/seed/contacto.ts'
import { ferias } from '#mocks/seed/ferias.ts'
import { novedades } from '#mocks/seed/novedades.ts'
import { productos } from '#mocks/fixtures/producto.ts'
import { servicios } from '#mocks/seed/servicios.ts'
import { videos } from '#mocks/seed/videos.ts'
import { createFinder } from '#finder/finder.ts'
import { pages } from './pages.ts'
import { titlesFound } from './titles.ts'

const { find } = createFinder(productos)

const titled = { descargas: archivos.filter(({ zona }) => zona === 0), ferias, novedades, servicios, videos }
const pagesFound = (query: string): string[] => [
  ...Object.entries(titled).flatMap(([kind, items]) =>
    titlesFound<{ titulo: string }>(items, query, kind).map(({ titulo }) => `/${kind} ${titulo}`),
  ),
  ...titlesFound(pages([contacto]), query).map(({ to }) => to),
]

/**
 * The first answer, as long as the expected one, with '~' before it when it is only offered. Of pages, which are
 * listed by kind, the expected one, provided that no product matches.
 */
const answer = (query: string, right: string): string => {
  const {
    matches: [match],
    nearest,
  } = find(query)
  if (right.startsWith('/') && nearest) return pagesFound(query).find((page) => page === right) ?? ''
  const code = match?.producto.sub_productos[match.sizes[0] ?? -1]?.codigo ?? ''
  return `${nearest ? '~' : ''}${match ? `${match.producto.nombre} ${code}` : ''}`.slice(0, right.length)
}

/**
 * Searches that are not ours, a line each: an id, the query, and the right answer: the first product, with its code where a size
 * is meant; '~' where nothing may count as a match; or a page and its title.
 */
const searches = readFileSync('src/site/search/searches.txt', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [id = '', query = '', right = ''] = line.split('\t')
    return { id, query, right }
  })

test('the searches of one table are different ones', () => {
  const ofTables = searches.map(({ id, query }) => `${id.split('.')[0]} ${query}`)
  expect([searches.length, new Set(ofTables).size]).toEqual([660, 660])
})

test.each(searches)('$id $query: $right', ({ query, right }) => expect(answer(query, right)).toBe(right))
