/** After a write the published HTML shows the new data. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonRequest } from '#mocks/conformance/requests.ts'
import { endAll, enterAsAdmin, startProcess } from '../http/process.ts'
import { readSeed } from '../http/seeds.ts'
import { seed } from '#mocks/seed/index.ts'
import { manyProducts } from '#mocks/seed/many-products.ts'
import { newFolder } from '#mocks/new-folder.ts'
import { noPostgres } from '#mocks/store/sql/cluster.ts'
import { testCluster } from '#mocks/store/sql/testing.ts'
import type { Encoding, PublishedPages } from '#mocks/store/port.ts'
import { sqliteStore } from '#mocks/store/sql/sqlite.ts'
import { open as always } from '#site/page-kinds.ts'
import { buildId, loadMaker } from './maker.ts'
import { createPublisher } from './publish.ts'

// A folder within the project, so that the renderer finds the project's packages.
const cache = resolve('node_modules/.cache')
mkdirSync(cache, { recursive: true })
const build = mkdtempSync(join(cache, 'published-'))
const folder = newFolder(afterAll)
const { database } = testCluster([])

const site = 'https://www.example.com'

beforeAll(async () => {
  await promisify(execFile)('vite', ['build', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production', OUT_DIR: build, VITE_API_URL: '/', VITE_SITE_URL: site },
  })
}, 180_000)
afterAll(() => {
  endAll()
  rmSync(build, { recursive: true, force: true })
})

const start = (env: NodeJS.ProcessEnv) => startProcess({ OUT_DIR: build, ...env }, [resolve('src/server/main.ts')])

/** A page's text without its scripts. */
const words = (html: string) => html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ')
const fetchText = async (url: string, path: string) =>
  words(await (await fetch(url + path, { headers: { Accept: 'text/html' } })).text())

/** Waits until a page shows a text, or no longer does. */
const until = async (url: string, path: string, shown: string, isShown = true) => {
  const read = async () => (await fetchText(url, path)).includes(shown)
  await expect.poll(read, { message: path, timeout: 60_000 }).toBe(isShown)
}

const enter = async (url: string) => {
  const send = await enterAsAdmin(url)
  return async (path: string, body: object) => expect((await send(path, jsonRequest(body))).status).toBe(200)
}

test('a saved record stands on its page, in its list and wherever it is shown; a deleted record on no page', async () => {
  const { url, kill } = await start({ DATA: join(folder, 'demo') })
  await until(url, '/productos?id=24', 'Código de barras')
  const post = await enter(url)
  await post('/api/updateProducto', { idProducto: 1, orden: 1, nombre: 'Bulón recién nombrado', destacado: 1 })
  await Promise.all(['/productos?id=1', '/productos', '/'].map((path) => until(url, path, 'Bulón recién nombrado')))
  await post('/api/updateContacto', {
    direccion: 'Calle Nueva 123',
    email: 'v@example.com',
    telefono: '1',
    telefono2: '',
    instagram: '',
  })
  await until(url, '/videos', 'Calle Nueva 123')
  await until(url, '/ferias?id=1', 'Calle Nueva 123')
  await post('/api/deleteProducto', { idProducto: 24 })
  await until(url, '/productos?id=24', 'Código de barras', false)
  const addresses = (text: string) => text.split(/\s+/).filter((address) => address.startsWith(site))
  await until(url, '/sitemap.xml', `${site}/productos?id=24`, false)
  expect(addresses(await fetchText(url, '/sitemap.xml'))).toEqual(
    expect.arrayContaining([`${site}/home`, `${site}/productos?id=23`, `${site}/novedades?id=1`]),
  )

  const gone = await fetch(`${url}/productos?id=24`)
  expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('<div id="root"></div>')])

  const whole = await fetch(`${url}/productos`, { headers: { 'Accept-Encoding': 'br' } })
  const tag = whole.headers.get('ETag') ?? ''
  expect([whole.headers.get('Content-Encoding'), whole.headers.get('Cache-Control'), tag]).toEqual([
    'br',
    'no-cache, no-transform',
    expect.stringMatching(/-br"$/),
  ])
  expect((await fetch(`${url}/productos`, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': tag } })).status).toBe(
    304,
  )
  expect((await fetch(`${url}/.render/render.js`)).status).toBe(404)
  await kill()
}, 120_000)

const openPublisher = async (name: string) => {
  const store = sqliteStore(join(folder, `here ${name}`), () => readSeed(name))
  await store.start()
  const id = buildId(build) ?? ''
  const maker = await loadMaker(build, id)
  const { publish } = createPublisher(store, maker)
  const readBytes = async (address: string, encoding: Encoding) =>
    Buffer.from((await store.pages?.find(id, address, encoding))?.bytes ?? [])
  const readHtml = async (address: string) => (await readBytes(address, 'html')).toString()
  return { store, maker, publish, readBytes, readHtml, made: async () => (await store.pages?.made(id)) ?? [] }
}

/** A publisher that notes its pages as they are made; `then` is called after each. */
const noting = ({ store, maker }: Awaited<ReturnType<typeof openPublisher>>, then: (count: number) => unknown) => {
  const order: string[] = []
  const pages = store.pages && {
    ...store.pages,
    put: async (...page: Parameters<PublishedPages['put']>) => {
      await store.pages?.put(...page)
      order.push(page[1].address)
      await then(order.length)
    },
  }
  return { order, ...createPublisher({ ...store, ...(pages && { pages }) }, maker) }
}

test('what is made stays when the process ends; a page in one form is read in all', async () => {
  const publisher = await openPublisher('demo')
  const cut = noting(publisher, (count) => {
    if (count === 10) throw new Error('killed')
  })
  await expect(cut.publish()).rejects.toThrow('killed')
  const { order, publish } = noting(publisher, () => undefined)
  await publish()
  expect(order.filter((address) => cut.order.includes(address))).toEqual([])
  expect(new Set([...cut.order, ...order]).size).toBe((await publisher.made()).length)
  for (const address of ['/productos', '/productos?id=3']) {
    const html = await publisher.readHtml(address)
    expect(html).toContain('Todos los derechos reservados')
    expect(brotliDecompressSync(await publisher.readBytes(address, 'br')).toString()).toBe(html)
    expect(gunzipSync(await publisher.readBytes(address, 'gz')).toString()).toBe(html)
  }
  publisher.store.close()
})

test('a write while pages are made: its record is next, then the lists, and nothing is begun anew', async () => {
  const publisher = await openPublisher('demo')
  await publisher.store.pages?.remove(
    publisher.maker.id,
    (await publisher.made()).map(({ address }) => address),
  )
  const { order, publish } = noting(publisher, async (count) => {
    if (count === 15)
      await publisher.store.rows('productos').change(3, { nombre: 'Recién nombrado', version: Date.now() })
  })
  await publish()
  const [laterPages, isRecord] = [order.slice(15), (address: string) => address.includes('?id=')]
  const position = laterPages.indexOf('/productos?id=3')
  // Planning takes its time, and so does a page.
  expect(position).toBeLessThan(laterPages.length / 2)
  const isNew = (address: string) => isRecord(address) && order.indexOf(address) > 15 + position
  expect(laterPages.slice(position + 1, laterPages.lastIndexOf('/productos')).filter(isNew)).toEqual([])
  // Made twice are the lists, and pages that show the record beside another one.
  expect(order.length - new Set(order).size).toBeLessThan(15)
  publisher.store.close()
})

test('a saved product has its page before the catalogue is read, also where it is saved during that read, and that page is not made again', async () => {
  const publisher = await openPublisher('demo')
  await publisher.publish()
  const { store } = publisher
  const save = (id: number) =>
    store.write(Date.now(), async (inside, stamp) => {
      await inside.rows('productos').change(id, { nombre: `Recién guardado ${stamp}`, version: stamp })
      const changeRow = { id: stamp, at: stamp, llamada: 'updateProducto', texto: '', idUsuario: 1, archivos: [] }
      await inside.diario.add([{ ...changeRow, cambios: [{ table: 'productos', id, version: stamp }] }])
    })
  const toSave = [5]
  const rows: typeof store.rows = (table) => ({
    ...store.rows(table),
    getAll: async (equal) => {
      const tableRows = await store.rows(table).getAll(equal)
      if (table !== 'productos' || noted.order.length === 0) return tableRows
      noted.order.push('the catalogue')
      for (const id of toSave.splice(0)) await save(id)
      return tableRows
    },
  })
  const noted = noting({ ...publisher, store: { ...store, rows } }, () => undefined)
  await noted.publish()
  await save(3)
  await noted.publish()
  expect(noted.order).toEqual([
    '/productos?id=3',
    'the catalogue',
    '/productos?id=5',
    '/productos',
    'the catalogue',
    '/productos',
  ])
  store.close()
})

test('a company without content has whole pages', async () => {
  const { store, publish, readHtml } = await openPublisher('vacia')
  expect(await publish()).toBe(always.length + 1)
  for (const address of always) expect(words(await readHtml(address))).toContain('Todos los derechos reservados')
  expect(await publish()).toBe(0)
  store.close()
})

test('no page shows private data, and a write that no page shows renders no page', async () => {
  const { store, publish, made, readHtml } = await openPublisher('demo')
  await publish()
  const { clientes, suscripciones, archivos } = seed.tables
  const privateValues = [
    ...[...clientes, ...suscripciones].map(({ email }) => email),
    ...archivos.flatMap((row) => ('numeropedido' in row && row.numeropedido ? [row.numeropedido, row.file] : [])),
  ]
  const texts = await Promise.all((await made()).map(({ address }) => readHtml(address)))
  expect([privateValues.length > 20, texts.length > 30]).toEqual([true, true])
  expect(privateValues.filter((value) => texts.some((text) => text.includes(value)))).toEqual([])
  await store.rows('clientes').add([{ nombre: 'nueva', email: 'nueva@example.com', activo: 0 }])
  expect(await publish()).toBe(0)
  const [first] = await store.rows('novedades').getAll()
  await store.rows('novedades').change(first?.id ?? 0, { titulo: 'Otra vez', version: Date.now() })
  // Both addresses of the home, the list, and the news items, which link to each other.
  expect(await publish()).toBe(3 + seed.tables.novedades.length)
  store.close()
})

test.skipIf(noPostgres)(
  'a write to one of two processes on one PostgreSQL stands on the pages of both',
  async () => {
    const env = { DATABASE_URL: await database() }
    const [first, second] = [await start(env), await start(env)]
    await until(second.url, '/productos?id=24', 'Código de barras')
    const post = await enter(first.url)
    await post('/api/updateProducto', { idProducto: 2, orden: 1, nombre: 'Dicho a la otra' })
    for (const { url } of [first, second]) await until(url, '/productos?id=2', 'Dicho a la otra')
    await first.kill()
    const again = await enter(second.url)
    await again('/api/updateProducto', { idProducto: 3, orden: 1, nombre: 'La que queda publica' })
    await until(second.url, '/productos', 'La que queda publica')
    expect(await fetchText(second.url, '/productos?id=2')).toContain('Dicho a la otra')
    endAll()
  },
  120_000,
)

test('of 5,000 products the changed one is on its page and on the list while the others are still being made', async () => {
  const SEED = join(folder, 'many.json')
  writeFileSync(SEED, JSON.stringify(manyProducts(5_000)))
  const { url, kill } = await start({ DATA: join(folder, 'many'), SEED })
  await until(url, '/productos', 'Producto 7')
  const post = await enter(url)
  for (const id of [7, 2_500, 4_999]) {
    const nombre = `Recién nombrado ${id}`
    await post('/api/updateProducto', { idProducto: id, orden: 0, nombre })
    const paths = [`/productos?id=${id}`, '/productos']
    await Promise.all(paths.map((path) => until(url, path, nombre)))
  }
  const store = sqliteStore(join(folder, 'many'), () => readSeed('vacia'))
  await store.start()
  expect((await store.pages?.made(buildId(build) ?? ''))?.length, 'others are still to be made').toBeLessThan(5_000)
  store.close()
  expect(await fetchText(url, '/productos?id=20'), 'one that is requested is made').toContain('Producto 20')
  expect(await fetchText(url, '/productos?id=9999'), 'one that is not there is not waited for').not.toContain(
    'Producto',
  )
  await kill()
}, 300_000)
