import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { productos as whole } from '#mocks/fixtures/producto.ts'
import { read } from '#api/queries.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { asTarjeta } from '#contract/tarjeta.ts'

const light = whole.map(asTarjeta)

const requests: string[] = []
const api = (answer: (search: string) => Response) =>
  vi.stubGlobal('fetch', (url: string) => {
    const { search } = new URL(url, 'http://localhost')
    requests.push(search)
    return Promise.resolve(answer(search))
  })

/** The pages of a live build, on their first visit. */
const pages = async () => {
  vi.stubEnv('VITE_API_URL', '/')
  vi.resetModules()
  const { readCards } = await import('./products.ts')
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  return {
    featured: () => client.fetchQuery(readCards(1)),
    cards: () => client.fetchQuery(readCards()),
    allProducts: () => client.fetchQuery(read(obtenerProductos, {})),
  }
}

beforeEach(() => {
  requests.length = 0
})

test('an API with short forms answers each page what it shows', async () => {
  api((search) =>
    Response.json(search.includes('destacado') ? light.filter((tarjeta) => tarjeta.destacado === 1) : light),
  )
  const { featured, cards } = await pages()
  expect((await featured()).length).toBe(8)
  expect(await cards()).toEqual(light)
  expect(requests).toEqual(['?forma=ligera&destacado=1', '?forma=ligera'])
})

test('an API that ignores the query is asked once, for the list that all pages share', async () => {
  api(() => Response.json(whole))
  const { featured, cards, allProducts } = await pages()
  expect([await featured(), await cards(), await allProducts()]).toEqual([whole, whole, whole])
  expect(requests).toHaveLength(1)
})

test('an API that refuses the query is asked without it', async () => {
  api((search) => (search === '' ? Response.json(whole) : Response.json({ message: 'No' }, { status: 422 })))
  const { featured, cards } = await pages()
  expect([await featured(), await cards()]).toEqual([whole, whole])
  expect(requests).toEqual(['?forma=ligera&destacado=1', ''])
})

test('an API that ignores the query, and answers null for an empty text, is asked once as well', async () => {
  api(() => Response.json(whole.map((producto, index) => (index === 0 ? { ...producto, texto: null } : producto))))
  const { cards, allProducts } = await pages()
  const [first] = await cards()
  expect([first?.texto, first?.sub_productos]).toEqual(['', whole[0]?.sub_productos])
  expect((await allProducts())[0]).toEqual(first)
  expect(requests).toHaveLength(1)
})
