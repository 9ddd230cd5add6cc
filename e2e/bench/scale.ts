/**
 * 24, 500 and 5,000 products of ten sizes each, every figure as a ratio to 24: a live server with its publisher, the demo in a browser, and
 * beside them the cost of the list as static HTML. `BENCH_SCALE=24,10000` for other numbers.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { adminCookie, endAll, startProcess } from '#server/http/process.ts'
import { buildId } from '#server/publishing/maker.ts'
import { seed } from '#mocks/seed/index.ts'
import { sqliteStore } from '#mocks/store/sql/sqlite.ts'
import type { Producto } from '#contract/producto.ts'
import { createFinder } from '#finder/finder.ts'
import type { Page } from 'playwright'
import { sleep } from '#api/sleep.ts'
import { rowsOf } from '../kit/panel.ts'
import { newContext, openApp, root, type Bench, type Part } from './bench.ts'
import { longestTask, painted, watchTasks } from './felt.ts'
import { load, peakMemory } from './load.ts'
import { loadSheet, logIn, productsOf, sheetOf } from './products.ts'
import { elapsed, repeated, type Figures, type Result } from './report.ts'

const counts = (process.env['BENCH_SCALE'] ?? '24,500,5000').split(',').map(Number)
const times = 3

/** The aims, as ratios to the figure with the fewest products. */
const aims: Readonly<Record<string, { readonly max?: number; readonly min?: number }>> = {
  'home, HTML in br': { max: 1.2 },
  'product, HTML in br': { max: 1.2 },
  '/productos, HTML in br': { max: 2 },
  'list (light) in br, requests': { min: 0.1 },
  'write until its record is new': { max: 3 },
  'write until the list is new': { max: 3 },
  'write until the list is new, another each second': { max: 3 },
  'server, peak memory': { max: 1.3 },
  'publisher, peak memory': { max: 1.6 },
  'demo: GET of the list (light)': { max: 10 },
  'panel list, cold': { max: 1.5 },
  'save in the panel until the list': { max: 1.3 },
}

const several = (work: (at: number) => Promise<unknown>) => repeated(times, (at) => elapsed(() => work(at)))

const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await sleep(50)
}

const childOf = (pid: number) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0])

const buildLive = async (): Promise<string> => {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const dir = mkdtempSync(join(cache, 'scale-'))
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: dir, VITE_API_URL: '/' }
  await promisify(execFile)('vite', ['build', '--logLevel', 'error'], { cwd: root, env })
  return dir
}

/** Counts the pages that are published. */
const publishedIn = async (folder: string, dir: string) => {
  const store = sqliteStore(folder, () => Promise.reject(new Error('The server fills it.')))
  await store.start()
  return {
    count: async () => (await store.pages?.made(buildId(dir) ?? ''))?.length ?? 0,
    close: () => store.close(),
  }
}

const live = async (figures: Figures, { tempDir }: Bench, dir: string, products: readonly Producto[]) => {
  const DATA = tempDir()
  const SEED = join(tempDir(), 'seed.json')
  writeFileSync(
    SEED,
    JSON.stringify({ ...seed, tables: { ...seed.tables, productos: products.map(({ imagenes: _, ...row }) => row) } }),
  )
  const command = ['--max-semi-space-size=2', join(root, 'src/server/main.ts')]
  const began = performance.now()
  const { url, pid, kill } = await startProcess({ OUT_DIR: dir, DATA, SEED }, command)
  const pages = await publishedIn(DATA, dir)
  await until(async () => (await pages.count()) >= products.length + 10)
  pages.close()
  figures.set('all pages for the first time', { value: (performance.now() - began) / 1_000, unit: 's' })
  const ask = (path: string) => fetch(url + path, { headers: { Accept: 'text/html', 'Accept-Encoding': 'br' } })
  for (const [what, path] of [
    ['home, HTML in br', '/'],
    ['product, HTML in br', '/productos?id=5'],
    ['/productos, HTML in br', '/productos'],
  ] as const)
    figures.set(what, { value: Number((await ask(path)).headers.get('Content-Length')) / 1_000, unit: 'kB' })
  const list = '/api/obtenerProductos?forma=ligera'
  // The first one makes the answer.
  await (await ask(list)).text()
  const answered = await load(url + list, { 'Accept-Encoding': 'br' }, 2)
  figures.set('list (light) in br, requests', { value: answered, unit: 'a second' })

  const cookie = await adminCookie(url)
  const write = (id: number, nombre: string) =>
    fetch(`${url}/api/updateProducto`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify({ idProducto: id, orden: id, nombre }),
    })
  const shows = (path: string, words: string) => until(async () => (await (await ask(path)).text()).includes(words))
  const measure = async (path: string, words: string) =>
    several(async (at) => {
      await write(3, `${words} ${at}`)
      await shows(path, `${words} ${at}`)
    })
  figures.set('write until its record is new', { value: await measure('/productos?id=3', 'Una'), unit: 'ms' })
  figures.set('write until the list is new', { value: await measure('/productos', 'Dos'), unit: 'ms' })
  let count = 0
  const others = setInterval(() => void write(4, `Otra ${(count += 1)}`), 1_000)
  const among = await measure('/productos', 'Tres').finally(() => clearInterval(others))
  figures.set('write until the list is new, another each second', { value: among, unit: 'ms' })
  figures.set('server, peak memory', { value: peakMemory(pid), unit: 'MB' })
  figures.set('publisher, peak memory', { value: peakMemory(childOf(pid)), unit: 'MB' })
  await kill()
}

/** In ms, from a click to this many painted rows of the panel's list of products, with nothing fetched before. */
const openList = async (page: Page, app: string, rows: number) => {
  await page.goto(`${app}/admin/panel#s=1`)
  await page.reload()
  await rowsOf(page).first().waitFor()
  return painted(page.locator('nav a[aria-label^="Productos"]'), 'tbody tr', rows)
}

/** A visitor's acts on the whole catalogue, and how long the page stands still during each. */
const visit = async (figures: Figures, page: Page, app: string) => {
  const still = async (what: string, work: () => Promise<unknown>) =>
    void figures.set(`${what}, longest task`, { value: await longestTask(page, work), unit: 'ms' })
  const find = async () => {
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('searchbox').fill('bulon')
    await page.getByRole('dialog').getByText('Bulón hexagonal').first().waitFor()
  }
  await page.goto(`${app}/productos`)
  const search = page.getByRole('searchbox').first()
  await search.waitFor()
  await still('search: first key', async () => {
    await search.press('b')
    await page.getByRole('main').locator('output').first().waitFor()
  })
  const closed = async () => {
    await page.goto(`${app}/empresa`)
    await page.getByRole('button', { name: 'Buscar en el sitio' }).hover()
    await page.waitForLoadState('networkidle')
  }
  const found = await repeated(times, async () => {
    await closed()
    return elapsed(find)
  })
  figures.set('search: opened until its first result', { value: found, unit: 'ms' })
  await closed()
  await still('search: opened', find)
  await page.goto(`${app}/productos?vista=tabla`)
  await page.getByRole('button', { name: 'Diámetro' }).waitFor()
  await still('table: put in order', async () => {
    await page.getByRole('button', { name: 'Tamaño', exact: true }).click()
    await page.locator('th[aria-sort="ascending"]').waitFor()
  })
  await still('table: filtered', async () => {
    await page.getByRole('button', { name: 'Diámetro' }).click()
    await page.getByRole('group', { name: 'Diámetro' }).getByRole('checkbox').first().click()
    await page.waitForURL(/diametro=/)
  })
  const codes = await page.evaluate(async () => {
    const productos: Producto[] = await (await fetch('/api/obtenerProductos')).json()
    return productos.flatMap(({ sub_productos: sizes }) => sizes.map(({ codigo }) => codigo))
  })
  await page.goto(`${app}/pedido`)
  await page
    .getByLabel('Códigos y cantidades')
    .fill(Array.from({ length: 300 }, (_, at) => `${codes[at % codes.length]} x 2`).join('\n'))
  await still('quick order of 300 lines', async () => {
    await page.getByRole('button', { name: 'Agregar al pedido' }).click()
    await page.locator('table[aria-rowcount]').waitFor()
  })
}

const demo = async (figures: Figures, { browser, app }: Bench, products: readonly Producto[]) => {
  const page = await openApp(await newContext(browser), app)
  await watchTasks(page)
  await logIn(page)
  const more = products.slice(seed.tables.productos.length)
  if (more.length > 0) figures.set('demo: load', { value: await loadSheet(page, sheetOf(more)), unit: 'ms' })
  const read = () => page.evaluate(async () => (await fetch('/api/obtenerProductos?forma=ligera')).text())
  figures.set('demo: GET of the list (light)', { value: await several(read), unit: 'ms' })
  await visit(figures, page, app)
  const rows = Math.min(50, products.length)
  figures.set('panel list, cold', { value: await repeated(times, () => openList(page, app, rows)), unit: 'ms' })
  const saved = await repeated(times, async (at) => {
    await page.goto(`${app}/admin/panel#s=28&id=1`)
    await page.reload()
    await page.getByLabel('Nombre', { exact: true }).fill(`Guardado ${at}`)
    return elapsed(async () => {
      await page.getByRole('button', { name: 'Guardar', exact: true }).click()
      const row = rowsOf(page).filter({ hasText: `Guardado ${at}` })
      await row.first().waitFor({ timeout: 120_000 })
    })
  })
  figures.set('save in the panel until the list', { value: saved, unit: 'ms' })
  await page.context().close()
}

/** The cost of the list as bare HTML, and of its search index. */
const alone = async (figures: Figures, products: readonly Producto[]) => {
  const html = products.map(({ id, nombre }) => `<li><a href="/productos?id=${id}">${nombre}</a></li>`).join('')
  figures.set('peer: static HTML of the list in br', { value: brotliCompressSync(html).length / 1_000, unit: 'kB' })
  const built = await several(async () => createFinder(products).find('m12x50'))
  figures.set('search index, built', { value: built, unit: 'ms' })
}

const resultsOf = (all: ReadonlyMap<number, Figures>): Result[] => {
  const [[least, base = new Map()] = []] = all
  return [...base.keys()].flatMap((what) =>
    [...all].flatMap(([count, figures]): Result[] => {
      const [figure, first] = [figures.get(what), base.get(what)]
      if (!figure || !first) return []
      const against = count === least ? undefined : { what: String(least), value: first.value, ...aims[what] }
      const max = what.endsWith('longest task') && count !== least ? { max: 50 } : {}
      return [{ what: `${what}, ${count}`, ...figure, ...max, ...(against && { against }) }]
    }),
  )
}

export const scale: Part = async (bench) => {
  const dir = await buildLive()
  const all = new Map<number, Figures>()
  try {
    for (const count of counts) {
      console.log(`scale: ${count}…`)
      const figures: Figures = new Map()
      const products = productsOf(count, 10)
      await live(figures, bench, dir, products)
      await demo(figures, bench, products)
      await alone(figures, products)
      all.set(count, figures)
    }
    return resultsOf(all)
  } finally {
    endAll()
    rmSync(dir, { recursive: true, force: true })
  }
}
