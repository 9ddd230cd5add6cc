import { expect, test, vi } from 'vitest'
import { producto } from '#mocks/fixtures/producto.ts'
import { getCatalogue } from './catalogue.ts'
import { parseChosen } from './chosen.ts'
import type * as Facets from './facets.ts'
import { narrow } from './narrow.ts'

/** A facet of the product: its text in place of the packs of its sizes. */
vi.mock('./facets.ts', async (original) => {
  const { facets } = await original<typeof Facets>()
  return {
    facets: facets.map((facet) =>
      facet.name === 'pack' ? { ...facet, textFrom: (_: unknown, { texto }: { texto: string }) => texto } : facet,
    ),
  }
})

const steel = producto({ id: 1, texto: 'Acero' })
const bare = producto({ id: 2, texto: 'Acero', sub_productos: [] })
const brass = producto({ id: 3, texto: 'Bronce', sub_productos: [] })
const products = [steel, bare, brass]
const narrowed = (listed: Parameters<typeof parseChosen>[0]) =>
  narrow(
    getCatalogue(products),
    products.map((found) => ({ producto: found, sizes: [] })),
    parseChosen(listed),
  )

test('a product without sizes is found by a facet of its own, and is no size', () => {
  const { matches, sizes } = narrowed({ pack: 'Acero' })
  expect(matches).toEqual([
    { producto: steel, sizes: [0] },
    { producto: bare, sizes: [] },
  ])
  expect(sizes.map((size) => size.producto)).toEqual([steel])
})

test('a product without sizes counts as one in the options, and a facet of sizes leaves it out', () => {
  expect(narrowed({}).options.pack).toEqual([
    { text: 'Acero', count: 2, chosen: false },
    { text: 'Bronce', count: 1, chosen: false },
  ])
  expect(narrowed({ diametro: 'M8' }).matches).toEqual([{ producto: steel, sizes: [0] }])
})
