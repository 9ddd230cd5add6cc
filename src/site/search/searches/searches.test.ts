import { describe, expect, test } from 'vitest'
import { archivos } from '../../../../mocks/seed/archivos.ts'
import { contacto } from '../../../../mocks/seed/contacto.ts'
import { ferias } from '../../../../mocks/seed/ferias.ts'
import { novedades } from '../../../../mocks/seed/novedades.ts'
import { productos } from '../../../../mocks/seed/productos.ts'
import { servicios } from '../../../../mocks/seed/servicios.ts'
import { videos } from '../../../../mocks/seed/videos.ts'
import { createFinder } from '../../../finder/finder.ts'
import { pages } from '../pages.ts'
import { titlesFound } from '../titles.ts'
import { eighth } from './eighth.ts'
import { eleventh } from './eleventh.ts'
import { fifth } from './fifth.ts'
import { first } from './first.ts'
import { fourth } from './fourth.ts'
import { ninth } from './ninth.ts'
import type { Search } from './search.ts'
import { second } from './second.ts'
import { seventh } from './seventh.ts'
import { sixth } from './sixth.ts'
import { tenth } from './tenth.ts'
import { third } from './third.ts'

const { find } = createFinder(productos.map((producto) => Object.assign({ imagenes: [] }, producto)))

const titled = { descargas: archivos.filter(({ zona }) => zona === 0), ferias, novedades, servicios, videos }
const pagesFound = (query: string): string[] => [
  ...Object.entries(titled).flatMap(([kind, items]) =>
    titlesFound<{ titulo: string }>(items, query, kind).map(({ titulo }) => `/${kind} ${titulo}`),
  ),
  ...titlesFound(pages([contacto]), query).map(({ to }) => to),
]

/**
 * The first answer, in as many words as expected, with '~' before it when it is only offered. Of pages, which are
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

const all: readonly (readonly Search[])[] = [
  first,
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  eleventh,
]

describe.each(all.map((searches, at) => ({ searches, table: at + 1 })))(
  'searches that are not ours, table $table',
  ({ searches }) => {
    test('are sixty different ones', () => expect(new Set(searches.map(([query]) => query)).size).toBe(60))
    test.each(searches.map(([query, right]) => ({ query, right })))('$query: $right', ({ query, right }) =>
      expect(answer(query, right)).toBe(right),
    )
  },
)
