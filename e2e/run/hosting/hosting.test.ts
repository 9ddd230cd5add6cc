/** Tests docs/hosting.md: `npm start` and the examples for nginx and Caddy answer alike, where these are installed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { lookup } from 'mrmime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compress } from '#build/compress.ts'
import { fixedHeaders } from '#build/policy.ts'
import { listen } from '#mocks/listen.ts'
import { newFolder } from '#mocks/new-folder.ts'
import { ask, hosts } from './servers.ts'

/** The site's files. Each has its name as its first line. */
const files = [
  ...'index home productos productos.3 empresa shell 404 demo'.split(' ').map((page) => `${page}.html`),
  ...'sw.js assets/a-1.js assets/a-1.css manifest.webmanifest icons/icono.png demo/film.mp4 demo/seed.json'.split(' '),
]
const textOf = (file: string) => `${file}\n${'Bulones, tuercas y arandelas. '.repeat(100)}`

const folder = newFolder(afterAll)
for (const file of files) {
  mkdirSync(join(folder, 'site', dirname(file)), { recursive: true })
  writeFileSync(join(folder, 'site', file), textOf(file))
}
await compress(join(folder, 'site'))

/** What clients say of themselves. The first two navigate. */
const clients = {
  browser: { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  older: { accept: 'text/html,*/*;q=0.8' },
  nothing: {},
  curl: { accept: '*/*', 'user-agent': 'curl/8.0' },
  preview: { accept: 'image/*,application/json;q=0.5' },
  script: { accept: '*/*', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  reader: { accept: 'text/html', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
}

/** What answers an address: a status, and the file or the address that it leads to. */
const addresses: readonly (readonly [answer: string, paths: readonly string[]])[] = [
  ['200 index.html', ['/', '/?utm_source=x']],
  ['200 home.html', ['/home']],
  ['200 demo.html', ['/demo']],
  ['200 empresa.html', ['/empresa?id=3']],
  ['200 productos.html', ['/productos', '/productos?buscar=m8', '/%70roductos']],
  ['200 productos.html', ['/productos?id=x', '/productos?id=3x', '/productos?id=0', '/productos?id=']],
  ['200 productos.3.html', ['/productos?id=3', '/productos?id=3&b=8', '/productos?b=8&id=3', '/productos.3.html']],
  ['200 shell.html', ['/productos?id=99']],
  ['200 shell.html', ['/admin/login', '/admin/panel', '/zonaPrivada', '/zonaPrivada?id=3', '/pedido']],
  ['404 shell.html', ['/no', '/no/existe', '/no/existe/', '/empresas', '/PRODUCTOS', '/productos/3', '/a.b/c']],
  ['404 shell.html', ['/productos/3?id=3', '/admin', '/admin/otra', '/apis', '/assets', '/shell', '/404', '/index']],
  ['200 sw.js', ['/sw.js']],
  ['200 assets/a-1.js for ever', ['/assets/a-1.js', '/assets/a-1.js?x=1']],
  ['200 manifest.webmanifest', ['/manifest.webmanifest']],
  ['200 icons/icono.png', ['/icons/icono.png']],
  ['404 ', ['/foto.jpg', '/a/b/foto.jpg', '/productos.9.html', '/admin/foto.jpg', '/favicon.ico', '/icons/gone']],
  ['404 ', ['/assets/gone', '/assets/gone.js', '/assets/', '/assets/a/', '/icons/', '/demo/gone', '/demo/a/gone.jpg']],
  ...['/productos', '/productos?id=3&buscar=m8', '/demo', '/no', '/pedido'].map(
    (path) => [`301 ${path}`, [path.replace(/(?=\?|$)/, '/')]] as const,
  ),
]
const calls = ['/api', '/api/', '/api/obtenerSliders', '/api/getImage/foto.jpg', '/api/obtenerZona/3?x=1', '/api/no/']
const letters = ['/enviarCorreo', '/enviarCorreo/x']
const documents = ['/', '/productos', '/productos?id=3', '/productos?id=99', '/zonaPrivada', '/no']
const texts = ['/sw.js', '/assets/a-1.js', '/assets/a-1.css', '/manifest.webmanifest', '/demo/seed.json']
const odd = ['//otra.example/', '/%2fotra.example/', '/\\otra.example/', '/..%5c..%5cx.js', '/%00', '/%']
const outside = ['/..%2f..%2fetc/passwd', '/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd']

/** An answer in the words of the table. */
const inWords = ({ status, text: body, headers }: Awaited<ReturnType<typeof ask>>): string => {
  const { 'content-type': type = '', 'cache-control': cache, location = '' } = headers
  const file = files.find((name) => body.startsWith(`${name}\n`)) ?? ''
  const json = /^[{[]/.test(body) ? body : ''
  const expected = `${lookup(file) ?? ''}${file.endsWith('.html') ? '; charset=utf-8' : ''}`
  const isTyped = type.toLowerCase().replace('application/java', 'text/java').startsWith(expected)
  const ending = `${isTyped ? '' : ` as ${type}`}${cache?.includes('immutable') ? ' for ever' : ''}`
  return `${status} ${file}${json}${location.replace(/^http:\/\/127\.0\.0\.1:\d+/, '')}${ending}`
}

const ofApi = { 'content-type': 'application/json', 'cache-control': 'no-store', 'set-cookie': ['a=b'] }
/** An API that answers with what it was asked. It believes the last visitor, whom the proxy has written. */
const echo = createServer((request, response) => {
  const { host, 'x-forwarded-proto': scheme, 'x-forwarded-for': visitors } = request.headers
  const visitor = String(visitors).split(', ').at(-1)
  void text(request).then((body) =>
    response.writeHead(201, ofApi).end(JSON.stringify([request.method, request.url, body, host, scheme, visitor])),
  )
})
const apiAddress = `127.0.0.1:${await listen(echo)}`
afterAll(() => void echo.close())

test.for(hosts)('$name is installed, else it is not run', ({ name, installed }, { skip }) => {
  skip(!installed, `${name}: not run, it is not installed`)
  expect(installed).toBe(true)
})

const here = hosts.filter(({ installed }) => installed).map((host) => ({ ...host, api: '' }))
const withApi = here.slice(1).map((host) => ({ ...host, name: `${host.name} with an API`, api: apiAddress }))

describe.each([...here, ...withApi])('$name', ({ name, start, api }) => {
  let host: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    host = await start(folder, api)
    return host.close
  })
  const get: typeof ask = (path, ...how) => ask(host.url + path, ...how)

  test.each(addresses)('%s answers %s, whatever is accepted', async (answer, paths) => {
    for (const path of paths)
      for (const [client, headers] of Object.entries(clients))
        expect([path, client, inWords(await get(path, headers))]).toEqual([path, client, answer])
  })

  test.each([...calls, ...letters])("%s is the API's, else the shell for who opens it alone", async (path) => {
    for (const [method, body] of Object.entries({ GET: '', POST: 'x=1', DELETE: '' }))
      for (const [client, headers] of Object.entries(clients)) {
        const reply = await get(path, { ...headers, 'x-forwarded-for': '6.6.6.6' }, method, body)
        const asked = JSON.stringify([method, path, body, new URL(host.url).host, 'http', '127.0.0.1'])
        const opens = method === 'GET' && /browser|older/.test(client)
        const ofSite = opens ? '200 shell.html' : '404 {"message":"Este servidor solo tiene archivos."}'
        expect([method, client, inWords(reply)]).toEqual([method, client, api ? `201 ${asked}` : ofSite])
        expect(reply.headers).toMatchObject(api ? ofApi : {})
        expect(api && reply.headers['content-security-policy']).toBe(api && undefined)
      }
  })

  test.each([...documents, ...texts])('%s is sent as accepted, kept as the policy says, known again', async (path) => {
    const plain = await get(path)
    const { status, text: sent, bytes } = plain
    expect(plain.headers).not.toHaveProperty('content-encoding')
    const headers = {
      ...Object.fromEntries(new Headers(fixedHeaders)),
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      'content-type': plain.headers['content-type'],
      'cache-control': `${path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'}, no-transform`,
      vary: expect.stringMatching(/accept-encoding/i),
    }
    const ofHead = { ...headers, 'content-length': String(bytes.length) }
    expect(await get(path, {}, 'HEAD')).toMatchObject({ status, text: '', headers: ofHead })
    for (const [accept, encoding] of Object.entries({
      identity: undefined,
      zstd: undefined,
      'gzip;q=0': undefined,
      'br;q=0, gzip;q=0.0': undefined,
      'gzip, deflate': 'gzip',
      'gzip, deflate, br, zstd': name.startsWith('nginx') ? 'gzip' : 'br',
    })) {
      const reply = await get(path, { 'accept-encoding': accept })
      const { etag = '', 'content-encoding': used } = reply.headers
      expect(reply).toMatchObject({ status, text: sent, headers })
      expect([accept, used, reply.bytes.length < bytes.length / 5]).toEqual([accept, encoding, encoding !== undefined])
      if (status === 404) continue
      expect([etag === '', etag === plain.headers.etag]).toEqual([false, encoding === undefined])
      const again = await get(path, { 'accept-encoding': accept, 'if-none-match': etag })
      expect([again.status, again.headers.etag, again.text]).toEqual([304, etag, ''])
      expect((await get(path, { 'accept-encoding': accept, 'if-none-match': '"otro"' })).status).toBe(200)
    }
  })

  test('a part of a film is sent as a part; nothing is ever a part of something compressed', async () => {
    const [film, whole, accepts] = ['/demo/film.mp4', textOf('demo/film.mp4'), { 'accept-encoding': 'gzip, br' }]
    const part = { text: whole.slice(2, 5), headers: { 'content-range': expect.stringMatching(/^bytes 2-4\//) } }
    expect(await get(film, { ...accepts, range: 'bytes=2-4' })).toMatchObject({ status: 206, ...part })
    expect((await get(film, { range: 'bytes=-5' })).text).toBe(whole.slice(-5))
    expect((await get(film, { range: 'bytes=999999-' })).status).toBe(416)
    const headers = { 'content-type': 'video/mp4', 'content-length': String(whole.length) }
    expect(await get(film, {}, 'HEAD')).toMatchObject({ status: 200, text: '', headers })
    for (const path of [...documents, ...texts]) {
      const reply = await get(path, { ...accepts, range: 'bytes=0-9' })
      expect([path, reply.status === 206 && 'content-encoding' in reply.headers]).toEqual([path, false])
    }
  })

  test.each([...odd, ...outside])('%s leads to no other host, nor out of the directory', async (path) => {
    const { status = 0, headers, text: body } = await get(path)
    expect([status >= 400, headers.location, body.includes('root:')]).toEqual([true, undefined, false])
  })
})
