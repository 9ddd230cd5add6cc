import { describe, expect, test } from 'vitest'
import { obtenerProductos } from '../producto.ts'
import { wholeList } from './pages.ts'

const productos = obtenerProductos.response

const records = Array.from({ length: 24 }, (_, n) => ({ id: n + 1, nombre: `P${n + 1}` }))
const part = (page: number, size = 10) => records.slice((page - 1) * size, page * size)
const link = (page: number) => (page > 3 ? null : `https://otra.example/api/obtenerProductos?page=${page}`)

const laravel = (n: number) => ({
  data: part(n),
  links: { first: link(1), last: link(3), prev: null, next: link(n + 1) },
  meta: { current_page: n, last_page: 3, per_page: 10, total: 24 },
})
const flat = (n: number) => ({
  current_page: n,
  data: part(n),
  last_page: 3,
  links: [{ url: null, label: '«' }],
  next_page_url: link(n + 1),
  per_page: '10',
  total: 24,
})
const simple = (n: number) => ({ data: part(n), next_page_url: link(n + 1) })
const django = (n: number) => ({ count: 24, next: link(n + 1), previous: null, results: part(n) })
const spring = (n: number) => ({ content: part(n), number: n - 1, totalPages: 3, totalElements: 24 })
const numbers = (n: number) => ({ items: part(n), page: String(n), pages: '3' })
const strapi = (n: number) => ({
  data: part(n),
  meta: { pagination: { page: n, pageSize: 10, pageCount: 3, total: 24 } },
})

const read = async (makePage: (n: number) => unknown, first = 1, offset = 0) => {
  const requests: string[] = []
  const whole = await wholeList(productos, JSON.stringify(makePage(first)), async (query) => {
    requests.push(query)
    return JSON.stringify(makePage(Number(new URLSearchParams(query).get('page')) + offset))
  })
  return { whole, requests }
}

describe('read to the last page', () => {
  test.each([
    ['laravel', laravel, 0],
    ['flat', flat, 0],
    ['simple', simple, 0],
    ['django', django, 0],
    ['spring', spring, 1],
    ['numbers', numbers, 0],
    ['strapi', strapi, 0],
  ] as const)('%s', async (_, makePage, offset) => {
    const { whole, requests } = await read(makePage, 1, offset)
    expect(whole).toEqual({ items: records })
    expect(requests).toHaveLength(2)
  })

  test('only the query of a link is used', async () => {
    expect((await read(laravel)).requests).toEqual(['page=2', 'page=3'])
  })
})

test('a list without further pages stays as it came', async () => {
  for (const body of [
    records,
    { data: records },
    { count: 24, results: records },
    { data: records, meta: { current_page: 1, last_page: 1, total: 24 }, links: { next: null } },
    [],
    null,
    'x',
    { data: [] },
  ]) {
    expect(await wholeList(productos, JSON.stringify(body), () => Promise.reject(new Error('asked')))).toBeUndefined()
  }
})

describe('cut', () => {
  test('an API that repeats its pages', async () => {
    expect((await read(() => laravel(1))).whole).toMatchObject({ items: part(1), missing: 24 })
    expect(
      (await read((n) => ({ data: part(n), next_page_url: `/x?page=${n === 1 ? 2 : 1}` }))).whole?.items,
    ).toHaveLength(20)
  })
  test('a page that fails', async () => {
    expect(
      await wholeList(productos, JSON.stringify(laravel(1)), () => Promise.reject(new Error('500'))),
    ).toMatchObject({ items: part(1), missing: 24 })
    expect(await wholeList(productos, JSON.stringify(laravel(1)), async () => '<html></html>')).toMatchObject({
      missing: 24,
    })
  })
  test('a total beyond the received items, without a next page', async () => {
    expect(
      await wholeList(productos, JSON.stringify({ data: part(1), total: 24 }), () =>
        Promise.reject(new Error('asked')),
      ),
    ).toEqual({ items: part(1), missing: 24 })
    expect(
      await wholeList(productos, JSON.stringify({ data: part(1), next: '/pagina/2' }), () =>
        Promise.reject(new Error('asked')),
      ),
    ).toEqual({ items: part(1), missing: 0 })
  })
})
