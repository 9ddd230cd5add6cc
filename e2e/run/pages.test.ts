/** The prerendered pages of a live build, for readers without scripts: search engines, link previews. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveReference } from '#server/http/server.ts'
import { enter, jsonWith, testReference } from '#server/http/testing.ts'
import { seed } from '#mocks/seed/index.ts'

const run = promisify(execFile)
const dir = mkdtempSync(join(tmpdir(), 'pages-'))
const reference = testReference()
const site = 'https://www.example.com'
let api: Awaited<ReturnType<typeof serveReference>>

const env = (more: Readonly<Record<string, string>>) => ({
  ...process.env,
  NODE_ENV: 'production',
  OUT_DIR: dir,
  VITE_API_URL: api.url,
  VITE_SITE_URL: site,
  ...more,
})
const renew = (more: Readonly<Record<string, string>> = {}) =>
  run(process.execPath, ['src/prerender/build/renew.ts'], { env: env(more) })
const read = (name: string) => readFileSync(join(dir, name), 'utf8')

/** A page's words without its scripts. */
const words = (html: string) => html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ')
const metaOf = (html: string) =>
  new Map(
    [...html.matchAll(/<meta data-page (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  )

type Thing = Readonly<Record<string, unknown>>
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && '@type' in value
const thingsIn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']): unknown => JSON.parse(text))
    .filter(isThing)

beforeAll(async () => {
  api = await serveReference({ ...reference, host: '127.0.0.1', port: 0 })
  await run('vite', ['build', '--logLevel', 'warn'], { env: env({ PRERENDER: 'required' }) })
}, 120_000)

afterAll(async () => {
  await api.close()
  reference.close()
  rmSync(dir, { recursive: true })
})

test('a product: its name, its text, its sizes, its picture, an address and a title of its own', () => {
  const html = read('productos.1.html')
  expect(words(html)).toContain('Bulón hexagonal')
  expect(words(html)).toContain('7798123001013')
  expect(html).toMatch(/<img[^>]* src="http:\/\/127\.0\.0\.1:\d+\/api\/getImage\/bulon-hexagonal\.jpg"/)
  expect(html).toContain('<title data-page>Bulón hexagonal | Bulonera Quebracho S.A.</title>')
  expect(html).toContain(`<link data-page rel="canonical" href="${site}/productos?id=1"`)
  expect(Object.fromEntries(metaOf(html))).toMatchObject({
    description: expect.stringMatching(/\w{5}/),
    'og:title': 'Bulón hexagonal | Bulonera Quebracho S.A.',
    'og:url': `${site}/productos?id=1`,
    'og:image': `${site}/previews/bulon-hexagonal.jpg.jpg`,
    'og:image:alt': 'Bulón hexagonal',
    'og:image:width': '1200',
    'og:image:height': '630',
  })
})

test('every page has a picture for previews of its links, of the size that they have', async () => {
  const pictures = new Set(pages().map((name) => metaOf(read(name)).get('og:image')))
  expect(pictures.size).toBeGreaterThan(20)
  for (const url of pictures) {
    const { width, height, format } = await sharp(join(dir, new URL(url ?? '').pathname)).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  }
  const wordless = pages().filter((name) => !/\w{3}/.test(metaOf(read(name)).get('og:image:alt') ?? ''))
  expect(wordless).toEqual([])
})

const pages = () =>
  readdirSync(dir).filter((name) => name.endsWith('.html') && name !== 'shell.html' && name !== '404.html')

test('every page and record has a file, a title, a description and an address that no other has, and may be found', () => {
  const { productos, novedades, ferias } = seed.tables
  expect(pages()).toHaveLength(10 + productos.length + novedades.length + ferias.length)
  const reported = pages()
    .filter((name) => name !== 'index.html')
    .map((name) => read(name))
  for (const find of [
    /<title data-page>([^<]+)/,
    /name="description" content="([^"]+)"/,
    /rel="canonical" href="([^"]+)"/,
  ]) {
    expect(new Set(reported.map((html) => find.exec(html)?.[1])).size).toBe(reported.length)
  }
  expect(reported.filter((html) => html.includes('noindex'))).toEqual([])
  expect(read('sitemap.xml').match(/<loc>/g)).toHaveLength(reported.length)
  expect(read('robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`)
})

/** The fields of structured data that search engines require. */
const required: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'url'],
  NewsArticle: ['headline', 'image', 'author', 'publisher', 'mainEntityOfPage'],
  Event: ['name', 'startDate', 'location', 'organizer'],
  Organization: ['name', 'url', 'logo', 'address', 'telephone'],
  BreadcrumbList: ['itemListElement'],
}

test.each([
  ['index.html', ['Organization']],
  ['empresa.html', ['BreadcrumbList', 'Organization']],
  ['productos.html', ['BreadcrumbList']],
  ['productos.1.html', ['BreadcrumbList', 'Product']],
  ['novedades.2.html', ['BreadcrumbList', 'NewsArticle']],
  ['ferias.1.html', ['BreadcrumbList', 'Event']],
])('%s tells search engines of %j, with all that is required', (name, kinds) => {
  const things = thingsIn(read(name))
  expect(things.map((thing) => String(thing['@type'])).toSorted()).toEqual(kinds)
  for (const thing of things) {
    expect(thing['@context']).toBe('https://schema.org')
    for (const property of required[String(thing['@type'])] ?? ['no such kind'])
      expect([name, property, thing[property]]).toEqual([name, property, expect.anything()])
  }
  // Every address is absolute.
  expect(JSON.stringify(things).match(/"(?:url|item|image|logo|mainEntityOfPage)":"\/[^"]*"/g)).toBeNull()
})

test('nothing that is private is in any page', () => {
  const all = pages()
    .map((name) => read(name))
    .join('\n')
  for (const { email, nombre } of seed.tables.clientes)
    expect([all.includes(email), all.includes(nombre)]).toEqual([false, false])
  expect(all).not.toContain('listas/')
})

test('pages that are rendered anew show the present answers of the API; code and shell stay', async () => {
  const shell = read('shell.html')
  const browser = reference.browser()
  await enter(browser)
  expect(
    (await browser('/api/updateProducto', jsonWith({}, { idProducto: 1, orden: 1, nombre: 'Bulón de prueba' }))).status,
  ).toBe(200)
  expect((await browser('/api/deleteProducto', jsonWith({}, { idProducto: 2 }))).status).toBe(200)
  await renew()
  expect(words(read('productos.1.html'))).toContain('Bulón de prueba')
  expect(pages()).not.toContain('productos.2.html')
  expect(readdirSync(dir).filter((name) => name.endsWith('.new'))).toEqual([])
  expect(read('shell.html')).toBe(shell)
  // The compressed twins hold the same text.
  for (const name of pages())
    expect([name, gunzipSync(readFileSync(join(dir, `${name}.gz`))).toString() === read(name)]).toEqual([name, true])
  expect(brotliDecompressSync(readFileSync(join(dir, 'productos.1.html.br'))).toString()).toBe(read('productos.1.html'))
  expect(readdirSync(dir).filter((name) => name.startsWith('productos.2.'))).toEqual([])
}, 60_000)

test('without the API the existing pages stay, and a build that requires pages fails', async () => {
  const before = read('productos.1.html')
  const away = { PRERENDER_API_URL: 'http://127.0.0.1:9', VITE_API_URL: '/' }
  await expect(renew(away)).rejects.toMatchObject({ code: 1 })
  expect(read('productos.1.html')).toBe(before)
  const other = mkdtempSync(join(tmpdir(), 'pages-'))
  await expect(
    run('vite', ['build', '--logLevel', 'error'], { env: env({ ...away, OUT_DIR: other, PRERENDER: 'required' }) }),
  ).rejects.toMatchObject({ code: 1 })
  rmSync(other, { recursive: true })
}, 60_000)
