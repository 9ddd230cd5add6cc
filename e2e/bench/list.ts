/** A list of 100 products from a worker: with the app's backend, without msw, and as a bare answer. */
import type { Page } from 'playwright'
import { interleave, newContext, type Bench, type Part } from './bench.ts'
import { buildScript } from './build-script.ts'
import { median } from './report.ts'

const times = 250
const path = '/api/obtenerProductos'

const fetchMs = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const start = performance.now()
    const products: unknown[] = await (await fetch(url)).json()
    const ms = performance.now() - start
    if (products.length !== 100) throw new Error(`${products.length} products`)
    return ms
  }, address)

const openWorker = async ({ browser, tempDir, host }: Bench, entry: string) => {
  const dir = tempDir()
  await buildScript(dir, entry, 'sw.js')
  const page = await (await newContext(browser)).newPage()
  await page.goto(await host(dir))
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    const control = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
    await serviceWorker.register('/sw.js')
    if (!serviceWorker.controller) await control
  })
  for (let i = 0; i < 20; i += 1) await fetchMs(page, path)
  return () => fetchMs(page, path)
}

export const list: Part = async (bench) => {
  const found = await interleave(times, {
    msw: await openWorker(bench, 'worker-msw.ts'),
    plain: await openWorker(bench, 'worker-plain.ts'),
    bare: await openWorker(bench, 'worker-bare.ts'),
  })
  const value = median(found.msw)
  return [
    { what: '100 products', value, unit: 'ms', against: { what: 'without msw', value: median(found.plain), max: 1.3 } },
    { what: '100 products', value, unit: 'ms', against: { what: 'bare worker answer', value: median(found.bare) } },
  ]
}
