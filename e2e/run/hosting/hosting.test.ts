/**
 * Tests docs/hosting.md: `npm start` and the examples for nginx and Caddy answer one table alike. A host that is not installed is
 * reported as not run. The pages that each example lists, Apache's too, are compared in listed-pages.test.ts.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compress } from '#build/compress.ts'
import { fixedHeaders } from '#build/policy.ts'
import { listen } from '#mocks/listen.ts'
import { ask, type Answer } from './ask.ts'
import { hosts, type Host } from './servers.ts'

const long = (name: string) => `${name}\n${'Bulones, tuercas y arandelas. '.repeat(100)}`

const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['index', 'home', 'productos', 'productos.3', 'empresa', 'shell', '404', 'demo'].map((name) => [
      `${name}.html`,
      long(name),
    ]),
  ),
  'sw.js': long('worker'),
  'assets/a-1234.js': long('chunk'),
  'assets/a-1234.css': long('styles'),
  'manifest.webmanifest': `{"name":"${long('manifest').replace('\n', ' ')}"}`,
  'demo/film.mp4': long('film'),
  'demo/seed.json': `"${long('seed').replace('\n', ' ')}"`,
  'icons/icono.png': 'picture',
  'robots.txt': 'User-agent: *',
}

/** The Accept headers of clients, and whether each says that it navigates. */
const clients: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nothing: {},
  curl: { accept: '*/*', 'user-agent': 'curl/8.0' },
  preview: { accept: 'image/*,application/json;q=0.5' },
  browser: {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  },
  older: { accept: 'text/html,*/*;q=0.8' },
  script: { accept: '*/*', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  reader: { accept: 'text/html', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
}
const opening = new Set(['browser', 'older'])

/** Which document answers an address, recognised by its first line; '-' where none does. */
const pages: readonly (readonly [path: string, status: number, document: string])[] = [
  ['/', 200, 'index'],
  ['/?utm_source=x', 200, 'index'],
  ['/home', 200, 'home'],
  ['/productos', 200, 'productos'],
  ['/productos?buscar=m8', 200, 'productos'],
  ['/productos?id=3', 200, 'productos.3'],
  ['/productos?id=3&buscar=m8', 200, 'productos.3'],
  ['/productos?buscar=m8&id=3', 200, 'productos.3'],
  ['/productos?id=99', 200, 'shell'],
  ['/productos?id=x', 200, 'productos'],
  ['/productos?id=3x', 200, 'productos'],
  ['/productos?id=0', 200, 'productos'],
  ['/productos?id=', 200, 'productos'],
  ['/empresa?id=3', 200, 'empresa'],
  ['/%70roductos', 200, 'productos'],
  ['/demo', 200, 'demo'],
  ['/admin/login', 200, 'shell'],
  ['/admin/panel', 200, 'shell'],
  ['/zonaPrivada', 200, 'shell'],
  ['/zonaPrivada?id=3', 200, 'shell'],
  ['/pedido', 200, 'shell'],
  ['/no', 404, 'shell'],
  ['/no/existe', 404, 'shell'],
  ['/no/existe/', 404, 'shell'],
  ['/empresas', 404, 'shell'],
  ['/PRODUCTOS', 404, 'shell'],
  ['/productos/3', 404, 'shell'],
  ['/productos/3?id=3', 404, 'shell'],
  ['/admin', 404, 'shell'],
  ['/admin/otra', 404, 'shell'],
  ['/apis', 404, 'shell'],
  ['/assets', 404, 'shell'],
  ['/shell', 404, 'shell'],
  ['/404', 404, 'shell'],
  ['/index', 404, 'shell'],
  ['/a.b/c', 404, 'shell'],
  ['/sw.js', 200, 'worker'],
  ['/assets/a-1234.js', 200, 'chunk'],
  ['/assets/a-1234.js?x=1', 200, 'chunk'],
  ['/productos.3.html', 200, 'productos.3'],
  ['/icons/icono.png', 200, 'picture'],
  ['/foto.jpg', 404, '-'],
  ['/a/b/foto.jpg', 404, '-'],
  ['/productos.9.html', 404, '-'],
  ['/admin/foto.jpg', 404, '-'],
  ['/favicon.ico', 404, '-'],
  ['/assets/gone', 404, '-'],
  ['/assets/gone.js', 404, '-'],
  ['/assets/', 404, '-'],
  ['/assets/a/', 404, '-'],
  ['/demo/gone', 404, '-'],
  ['/demo/otra/gone.jpg', 404, '-'],
  ['/icons/gone', 404, '-'],
  ['/icons/', 404, '-'],
]
const calls = [
  '/api',
  '/api/',
  '/api/obtenerSliders',
  '/api/getImage/foto.jpg',
  '/api/obtenerZona/3?x=1',
  '/api/no/',
  '/enviarCorreo',
  '/enviarCorreo/x',
]
const moved: readonly (readonly [string, string])[] = [
  ['/productos/', '/productos'],
  ['/productos/?id=3&buscar=m8', '/productos?id=3&buscar=m8'],
  ['/demo/', '/demo'],
  ['/no/', '/no'],
  ['/pedido/', '/pedido'],
]

const firstLine = (text: string) => text.split('\n')[0]
const firstLines = new Set(Object.values(files).map((text) => firstLine(text)))
/** The file that an answer holds. */
const documentIn = ({ text }: Answer) => (firstLines.has(firstLine(text)) ? firstLine(text) : '-')
const noCall = 'Este servidor solo tiene archivos.'
const typeOf = (name: string): RegExp =>
  ({ worker: /^(text|application)\/javascript/, chunk: /^(text|application)\/javascript/, picture: /^image\/png/ })[
    name
  ] ?? /^text\/html; ?charset=utf-8$/i

const makeSite = async (): Promise<string> => {
  const dir = mkdtempSync(join(tmpdir(), 'site-'))
  chmodSync(dir, 0o755)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dir, dirname(name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  await compress(dir)
  return dir
}

const here = hosts.filter(({ installed }) => installed)

test.for(hosts)('$name is installed, else it is not run', ({ name, installed }, { skip }) => {
  skip(!installed, `${name}: not run, it is not installed`)
  expect(installed).toBe(true)
})

describe.each(here)('$name', ({ name, start }) => {
  let dir = ''
  let host: Host | undefined
  beforeAll(async () => {
    dir = await makeSite()
    host = await start(dir)
  })
  afterAll(async () => {
    await host?.close()
    rmSync(dir, { recursive: true })
  })
  const get = (path: string, headers?: Readonly<Record<string, string>>, method?: string) =>
    ask(`${host?.url}${path}`, headers, method)

  test.each(pages)('%s is a %i, %s, whatever is accepted', async (path, status, document) => {
    for (const [client, headers] of Object.entries(clients)) {
      const reply = await get(path, headers)
      const hasType = document === '-' || typeOf(document).test(reply.headers['content-type'] ?? '')
      expect([client, reply.status, documentIn(reply), hasType]).toEqual([client, status, document, true])
    }
  })

  test.each(calls)('%s is the shell for who opens it, and no page for anybody else', async (path) => {
    for (const [client, headers] of Object.entries(clients)) {
      const reply = await get(path, headers)
      const answer = reply.text.includes(noCall) ? noCall : documentIn(reply)
      expect([client, reply.status, answer]).toEqual(
        opening.has(client) ? [client, 200, 'shell'] : [client, 404, noCall],
      )
    }
    expect((await get(path, clients['browser'], 'POST')).status).toBe(404)
    expect((await get(path, clients['script'], 'DELETE')).status).toBe(404)
  })

  test.each(moved)('%s leads to %s', async (path, to) => {
    for (const headers of Object.values(clients)) {
      const {
        status,
        headers: { location = '' },
      } = await get(path, headers)
      expect([status, location.replace(host?.url ?? '', '')]).toEqual([301, to])
    }
  })

  test.each(['//otra.example/', '/%2fotra.example/', '/\\otra.example/'])('%s leads to no other host', async (path) => {
    expect((await get(path)).headers.location ?? '/').toMatch(/^(http:\/\/127\.0\.0\.1:\d+)?\/(?!\/)/)
  })

  test.each([
    '/',
    '/productos',
    '/productos?id=3',
    '/productos?id=99',
    '/zonaPrivada',
    '/sw.js',
    '/assets/a-1234.js',
    '/assets/a-1234.css',
    '/manifest.webmanifest',
    '/demo/seed.json',
    '/no',
  ])('%s is compressed for clients that accept that, and each encoding has its own tag', async (path) => {
    const plain = await get(path)
    const { status, text } = plain
    const { 'content-type': type, 'content-encoding': encoding, etag } = plain.headers
    expect(encoding).toBeUndefined()
    const gzipped = await get(path, { 'accept-encoding': 'gzip, deflate' })
    const vary = expect.stringMatching(/accept-encoding/i)
    expect(gzipped).toMatchObject({ status, text, headers: { 'content-encoding': 'gzip', 'content-type': type, vary } })
    const best = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(best).toMatchObject({ text, headers: { 'content-encoding': name === 'nginx' ? 'gzip' : 'br' } })
    expect(best.bytes.length).toBeLessThan(plain.bytes.length / 5)
    expect(status === 404 || gzipped.headers.etag !== etag).toBe(true)
  })

  test.each(['gzip;q=0', 'identity', 'br;q=0, gzip;q=0.0', 'zstd'])(
    'a client that accepts %s gets the text uncompressed',
    async (accept) => {
      const { headers, text } = await get('/productos', { 'accept-encoding': accept })
      expect([headers['content-encoding'], firstLine(text)]).toEqual([undefined, 'productos'])
    },
  )

  test.each(['/productos', '/', '/sw.js', '/productos?id=99'])(
    '%s is a 304 for who knows it, by the tag of what was sent',
    async (path) => {
      for (const encoding of ['gzip', 'identity']) {
        const { etag = '' } = (await get(path, { 'accept-encoding': encoding })).headers
        expect(etag).not.toBe('')
        const again = await get(path, { 'accept-encoding': encoding, 'if-none-match': etag })
        expect(again).toMatchObject({ status: 304, headers: { etag } })
        expect(again.bytes).toHaveLength(0)
        expect((await get(path, { 'accept-encoding': encoding, 'if-none-match': '"otro"' })).status).toBe(200)
      }
    },
  )

  test.each(['/', '/productos', '/productos?id=3', '/sw.js', '/manifest.webmanifest', '/demo/film.mp4', '/no'])(
    'HEAD of %s is GET without the body',
    async (path) => {
      const { status, headers, bytes } = await get(path)
      const length = status === 200 ? String(bytes.length) : headers['content-length']
      const head = await get(path, {}, 'HEAD')
      expect(head.bytes).toHaveLength(0)
      expect([head.status, head.headers['content-type'], head.headers['content-length']]).toEqual([
        status,
        headers['content-type'],
        length,
      ])
    },
  )

  test('a part of a film is sent as a part; nothing is ever a part of something compressed', async () => {
    const part = await get('/demo/film.mp4', { range: 'bytes=2-4', 'accept-encoding': 'gzip, br' })
    expect(part).toMatchObject({ status: 206, text: long('film').slice(2, 5) })
    expect(part.headers['content-range']).toMatch(/^bytes 2-4\//)
    expect((await get('/demo/film.mp4', { range: 'bytes=-5' })).text).toBe(long('film').slice(-5))
    expect((await get('/demo/film.mp4', { range: 'bytes=999999-' })).status).toBe(416)
    for (const path of ['/sw.js', '/productos', '/demo/seed.json']) {
      const { status, headers } = await get(path, { range: 'bytes=0-9', 'accept-encoding': 'gzip, br' })
      expect([path, status === 206 && headers['content-encoding'] !== undefined]).toEqual([path, false])
    }
  })

  test('the manifest has its type', async () => {
    expect((await get('/manifest.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/)
  })

  test.each([
    ['/assets/a-1234.js', 'public, max-age=31536000, immutable, no-transform'],
    ['/sw.js', 'no-cache, no-transform'],
    ['/productos', 'no-cache, no-transform'],
    ['/productos?id=99', 'no-cache, no-transform'],
    ['/zonaPrivada', 'no-cache, no-transform'],
    ['/no', 'no-cache, no-transform'],
    ['/demo/seed.json', 'no-cache, no-transform'],
  ])('%s is stored so: %s; every answer has the headers of the policy', async (path, cache) => {
    const fixed = Object.entries(fixedHeaders).map(([header, value]) => [header.toLowerCase(), value])
    for (const encoding of ['identity', 'gzip']) {
      const { headers } = await get(path, { 'accept-encoding': encoding })
      expect(headers).toMatchObject({ 'cache-control': cache, ...Object.fromEntries(fixed) })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    }
  })

  test('a hashed file that is gone is not stored for ever', async () => {
    expect((await get('/assets/gone.js')).headers['cache-control'] ?? '').not.toContain('immutable')
  })

  test.each([
    '/..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fhost.conf',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cx.js',
    '/%00',
    '/%',
  ])('nothing outside the directory is served: %s', async (path) => {
    const reply = await get(path)
    expect([reply.status >= 400, reply.text.includes('root:')]).toEqual([true, false])
  })
})

describe.each(here.filter(({ name }) => name !== 'npm start'))('$name with an API of the same host', ({ start }) => {
  let dir = ''
  let host: Host | undefined
  const api = createServer((request, response) => {
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .once('end', () => {
        response
          .writeHead(201, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'Set-Cookie': 'a=b' })
          .end(
            JSON.stringify([
              request.method,
              request.url,
              Buffer.concat(parts).toString(),
              request.headers.host,
              request.headers['x-forwarded-proto'],
              // The server believes the last one, which the proxy has written.
              String(request.headers['x-forwarded-for']).split(', ').at(-1),
            ]),
          )
      })
  })
  beforeAll(async () => {
    dir = await makeSite()
    host = await start(dir, `http://127.0.0.1:${await listen(api)}`)
  })
  afterAll(async () => {
    await host?.close()
    api.close()
    rmSync(dir, { recursive: true })
  })

  test.each(calls.filter((path) => path !== '/api'))(
    "%s is the API's, whoever asks, with the API's own headers",
    async (path) => {
      for (const method of ['GET', 'POST']) {
        for (const headers of Object.values(clients)) {
          const forged = { ...headers, 'x-forwarded-for': '6.6.6.6' }
          const reply = await ask(`${host?.url}${path}`, forged, method, method === 'POST' ? 'x=1' : '')
          const { host: name } = new URL(host?.url ?? '')
          expect([reply.status, reply.text]).toEqual([
            201,
            JSON.stringify([method, path, method === 'POST' ? 'x=1' : '', name, 'http', '127.0.0.1']),
          ])
          expect(reply.headers).toMatchObject({
            'cache-control': 'no-store',
            'set-cookie': ['a=b'],
            'content-type': 'application/json',
          })
          expect(reply.headers['content-security-policy']).toBeUndefined()
        }
      }
    },
  )

  test('everything else is as it was', async () => {
    for (const [path, status, document] of pages) {
      const reply = await ask(`${host?.url}${path}`)
      expect([path, reply.status, documentIn(reply)]).toEqual([path, status, document])
    }
  })
})
