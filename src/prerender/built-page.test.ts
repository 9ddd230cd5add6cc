import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { builtPageSnapshot } from './built-page.ts'

const url = '/api/obtenerLogos'
const answers = { [url]: { navbar: 'brand/a.png' } }
const files = { 'brand/a.png': '/demo/brand/a.png' }

const renderPage = (facts: object) =>
  `<html lang="es-AR" data-path="/productos" data-edition="abc"><script type="module" src="/assets/boot-1.js"></script><img src="/demo/brand/a.png" srcSet="/demo/brand/a.png.400.webp 400w, /demo/brand/a.png 2560w"/><script type="application/json" id="answers">${JSON.stringify(facts)}</script></html>`

const stubHost = (text: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(text, { status }))),
  )

const knowing = async (data: unknown) => {
  const client = new QueryClient()
  await client.prefetchQuery({ queryKey: [url], queryFn: () => data, meta: { url } })
  return client
}

const snapshot = async (data: unknown, address = '/productos', buildId = '1') =>
  (await builtPageSnapshot(address, await knowing(data), buildId))?.text()

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
})

test("a page of the build that shows what is known is the next visit's, with the backend's files", async () => {
  stubHost(renderPage({ answers, files }))
  const text = await snapshot(answers[url])
  expect(text).toContain('<html lang="es-AR" data-path="/productos">')
  expect(text).toContain(
    '<img src="/api/getImage/a.png" srcSet="/api/getImage/a.png?ancho=400 400w, /api/getImage/a.png 2560w"/>',
  )
  expect(text).toContain('"files":{}')
})

test('any other page is rendered', async () => {
  stubHost(renderPage({ answers, files }))
  expect(await snapshot({ navbar: 'brand/b.png' })).toBeUndefined()
  expect(await snapshot(answers[url], '/empresa')).toBeUndefined()
  expect(await snapshot(answers[url], '/productos?id=3')).toBeUndefined()
  expect(await snapshot(answers[url], '/productos', '2')).toBeUndefined()
  expect(await builtPageSnapshot('/productos', new QueryClient(), '1')).toBeUndefined()
  stubHost('<html>', 404)
  expect(await snapshot(answers[url])).toBeUndefined()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await snapshot(answers[url])).toBeUndefined()
})

test('without a network nothing is asked', async () => {
  stubHost(renderPage({ answers, files }))
  vi.stubGlobal('navigator', { onLine: false })
  expect(await snapshot(answers[url])).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})
