/** 5,000 products with 25,000 sizes: searching as cards and as a table, building the index, a quick order of 2,000 lines. */
import type { Page } from 'playwright'
import type { Producto } from '../../src/contract/producto.ts'
import { createFinder } from '../../src/finder/finder.ts'
import { catalogueOf } from '../../src/site/productos/narrow/catalogue.ts'
import { newContext, openApp, type Part } from './bench.ts'
import { keystroke } from './keystroke.ts'
import { median, type Result } from './report.ts'

const count = 5_000
const sizes = [30, 40, 50, 60, 80]
const diameters = [5, 6, 8, 10, 12, 14, 16, 20]
const kinds = ['Bulón hexagonal', 'Tornillo Allen', 'Tirafondo', 'Varilla roscada', 'Bulón carruaje']

const codeOf = (product: number, size: number) => `${String(product).padStart(5, '0')}${size}`
const recordOf = (n: number) => ({
  orden: n,
  nombre: `${kinds[n % kinds.length]}, línea ${n}`,
  texto: '<p>Acero al carbono, zincado, para uso general.</p>',
  sub_productos: sizes.map((length, i) => ({
    codigo: codeOf(n, i),
    tamaño: `M${diameters[n % diameters.length]} x ${length}`,
    pack: `Caja x ${50 * (1 + (i % 3))}`,
    codigobarra: String(7_790_000_000_000 + n * 10 + i),
  })),
})
const products = Array.from({ length: count }, (_, i): Producto => ({
  ...recordOf(i + 1),
  id: i + 1,
  imagenes: [],
  destacado: 0,
}))

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

const keys = [
  'b',
  'u',
  'l',
  'o',
  'n',
  ' ',
  'm',
  '1',
  '2',
  'x',
  '5',
  '0',
  'Backspace',
  'Backspace',
  'Backspace',
  'Backspace',
  '8',
  'Backspace',
  'Backspace',
  'Backspace',
]

const typing = async (page: Page, address: string): Promise<number[]> => {
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
  return times
}

const timed = (times: number, work: () => unknown): number =>
  median(
    Array.from({ length: times }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    }),
  )

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
  return page.getByRole('button', { name: 'Agregar al pedido' }).evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const check = () => {
          if (document.querySelector('table[aria-rowcount="2001"]'))
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
          else requestAnimationFrame(check)
        }
        button.click()
        check()
      }),
  )
}

export const search: Part = async ({ browser, app }): Promise<Result[]> => {
  const page = await openApp(await newContext(browser), app)
  await answerWith(page)
  const table = await typing(page, `${app}/productos?vista=tabla`)
  const cards = await typing(page, `${app}/productos`)
  const orders = [await quickOrder(page, app)]
  return [
    { what: 'table of 25,000 sizes: key to painted result', value: median(table), unit: 'ms', max: 50 },
    { what: 'cards of 5,000 products: key to painted result', value: median(cards), unit: 'ms', max: 50 },
    { what: 'index of 25,000 sizes, built', value: timed(5, index), unit: 'ms' },
    { what: 'index of 25,000 sizes, memory', value: heapWith(index), unit: 'MB' },
    { what: 'filters of 25,000 sizes, built', value: timed(5, () => catalogueOf([...products])), unit: 'ms' },
    { what: 'quick order of 2,000 lines: press to painted', value: median(orders), unit: 'ms' },
  ]
}
