/** 5,000 products with 25,000 sizes: searching as cards and as a table, building the index, a quick order of 2,000 lines. */
import type { Page } from 'playwright'
import { createFinder } from '../../src/finder/finder.ts'
import { catalogueOf } from '../../src/site/productos/narrow/catalogue.ts'
import { newContext, openApp, type Part } from './bench.ts'
import { keystroke, painted } from './felt.ts'
import { codeOf, productsOf } from './products.ts'
import { elapsed, median, repeated } from './report.ts'

const products = productsOf(5_000, 5)

/** Answers one call within the page, since only the work after the answer is measured. */
const answerWith = (page: Page) =>
  page.addInitScript((answer) => {
    const ask = window.fetch.bind(window)
    window.fetch = (input, init) => {
      const { url } = new Request(input, init)
      return url.endsWith('/api/obtenerProductos')
        ? Promise.resolve(new Response(answer, { headers: { 'Content-Type': 'application/json' } }))
        : ask(input, init)
    }
  }, JSON.stringify(products))

const back = (times: number): readonly string[] => Array.from({ length: times }, () => 'Backspace')
const keys = [...Array.from('bulon m12x50'), ...back(4), '8', ...back(3)]

const typing = async (page: Page, address: string): Promise<number> => {
  await page.goto(address)
  await page.getByText(/^5\.000 productos/).waitFor()
  await page.getByRole('button', { name: 'Diámetro' }).waitFor()
  await page.getByRole('searchbox').focus()
  const times: number[] = []
  for (let round = 0; round < 3; round += 1) {
    for (const key of keys) {
      const time = await keystroke(page.getByRole('searchbox'), key)
      if (time !== undefined) times.push(time)
    }
    await page.getByRole('searchbox').fill('')
  }
  return median(times)
}

const heapWith = (make: () => unknown): number => {
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const made = make()
  globalThis.gc?.()
  const after = process.memoryUsage().heapUsed
  return made === undefined ? Number.NaN : (after - before) / 1e6
}

const index = () => {
  const finder = createFinder(products)
  finder.find('m12x50')
  finder.find('acero zincado')
  return finder
}

/** In ms, from the button to the painted lines. */
const quickOrder = async (page: Page, app: string): Promise<number> => {
  await page.goto(`${app}/pedido`)
  const lines = Array.from({ length: 2_000 }, (_, i) => `${codeOf(1 + i, i % 5)} x ${1 + (i % 40)}`).join('\n')
  await page.getByLabel('Códigos y cantidades').fill(lines)
  return painted(page.getByRole('button', { name: 'Agregar al pedido' }), 'table[aria-rowcount="2001"]')
}

export const search: Part = async ({ browser, app }) => {
  const page = await openApp(await newContext(browser), app)
  await answerWith(page)
  const table = await typing(page, `${app}/productos?vista=tabla`)
  const cards = await typing(page, `${app}/productos`)
  const ordered = await quickOrder(page, app)
  const built = await repeated(5, () => elapsed(index))
  const filtered = await repeated(5, () => elapsed(() => catalogueOf([...products])))
  return [
    { what: 'table of 25,000 sizes: key to painted result', value: table, unit: 'ms', max: 50 },
    { what: 'cards of 5,000 products: key to painted result', value: cards, unit: 'ms', max: 50 },
    { what: 'index of 25,000 sizes, built', value: built, unit: 'ms' },
    { what: 'index of 25,000 sizes, memory', value: heapWith(index), unit: 'MB' },
    { what: 'filters of 25,000 sizes, built', value: filtered, unit: 'ms' },
    { what: 'quick order of 2,000 lines: press to painted', value: ordered, unit: 'ms' },
  ]
}
