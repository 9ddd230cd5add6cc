import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve, type StaticHost } from './serve.ts'

const html = { headers: { accept: 'text/html' } }
let dir = ''
let host: StaticHost | undefined

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'host-'))
  mkdirSync(join(dir, 'assets'))
  for (const name of ['index', 'productos', 'productos.3', 'shell']) writeFileSync(join(dir, `${name}.html`), name)
  writeFileSync(join(dir, 'sw.js'), 'WORKER')
  writeFileSync(join(dir, 'assets/a-1234.js'), 'CHUNK')
  host = await serve(dir, 0)
})

afterAll(() => {
  host?.close()
  rmSync(dir, { recursive: true })
})

const get = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${host?.url}${path}`, init)
  return { status: response.status, body: await response.text(), cache: response.headers.get('cache-control') }
}

test.each([
  ['/', 'index'],
  ['/?utm_source=x', 'index'],
  ['/productos', 'productos'],
  ['/productos/', 'productos'],
  ['/productos?buscar=m8', 'productos'],
  ['/productos?id=3', 'productos.3'],
  ['/productos?id=3&buscar=m8', 'productos.3'],
  ['/productos?id=x', 'productos'],
  ['/productos?id=99', 'shell'],
  ['/admin/panel', 'shell'],
  ['/zonaPrivada', 'shell'],
  ['/api/obtenerZona/3', 'shell'],
  ['/api/getImage/foto.jpg', 'shell'],
])('a page at %s is a file of its own, else the shell: %s, never cached', async (path, body) => {
  expect(await get(path, html)).toEqual({ status: 200, body, cache: 'no-cache' })
})

test.each(['/no/existe', '/empresas', '/productos/3', '/productos..%2fshell'])(
  'what is no page is the shell, which says so: %s',
  async (path) => {
    expect(await get(path, html)).toEqual({ status: 404, body: 'shell', cache: 'no-cache' })
  },
)

test('hashed files are kept for ever, the worker is asked for each time', async () => {
  expect(await get('/assets/a-1234.js')).toEqual({
    status: 200,
    body: 'CHUNK',
    cache: 'public, max-age=31536000, immutable',
  })
  expect(await get('/sw.js')).toEqual({ status: 200, body: 'WORKER', cache: 'no-cache' })
})

test.each(['/assets/gone.js', '/foto.jpg'])('a missing file is missing, even to a browser: %s', async (path) => {
  expect((await get(path, html)).status).toBe(404)
})

test.each(['/api/obtenerSliders', '/enviarCorreo'])('a call that misses the worker is no page: %s', async (path) => {
  const { status, body } = await get(path, { method: 'POST' })
  expect(status).toBe(404)
  expect(JSON.parse(body)).toHaveProperty('message')
})

test('nothing outside the directory is served', async () => {
  expect((await get('/..%2f..%2fetc/passwd')).body).not.toContain('root:')
})
