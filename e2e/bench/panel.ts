/** The panel with 10,000 products: opening their list, searching it, saving a product with 200 sub-products. */
import type { Page } from 'playwright'
import { newContext, openApp, type Part } from './bench.ts'
import { loadSheet, logIn, post, recordOf, sheetOf } from './products.ts'
import { median } from './report.ts'

const count = 10_000
const openTimes = 7
const saveTimes = 5
/** Each key changes how many rows match, so that there is something to see. */
const keys = ['1', '2', '3', '4', 'Backspace', 'Backspace', 'Backspace', '7', 'Backspace', 'Backspace']

/** From a click until 50 rows of the list are painted, with nothing fetched before. */
const openList = async (page: Page, app: string) => {
  await page.goto(`${app}/admin/panel#s=1`)
  await page.reload()
  await page.locator('tbody tr').first().waitFor()
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const look = () => {
          if (document.querySelectorAll('tbody tr').length >= 50)
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
          else requestAnimationFrame(look)
        }
        const entry = document.querySelector<HTMLElement>('nav a[aria-label^="Productos"]')
        if (!entry) throw new Error('The menu has no products')
        entry.click()
        look()
      }),
  )
}

/** From a key in 'Buscar...' until the count of what it finds is painted. */
const keystroke = async (page: Page, key: string) => {
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const counter = document.querySelector('output')
        let pressed = 0
        document.addEventListener(
          'keydown',
          ({ timeStamp }) => {
            pressed = timeStamp
          },
          { once: true, capture: true },
        )
        const observer = new MutationObserver(() => {
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
        })
        if (counter) observer.observe(counter, { childList: true, characterData: true, subtree: true })
      }),
  )
  // The listener is there before the key is pressed: both go to the page in this order.
  await page.getByPlaceholder('Buscar...').press(key)
  return painted
}

/** From Guardar until its alert is there, of a product that has 200 sub-products and a new name. */
const save = async (page: Page, app: string, id: number, name: string) => {
  await page.goto(`${app}/admin/panel#s=28&id=${id}`)
  await page.reload()
  await page.getByLabel('Código, fila 200').waitFor()
  await page.getByLabel('Nombre', { exact: true }).fill(name)
  return page.getByRole('button', { name: 'Guardar', exact: true }).evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const look = () => {
          if (document.body.textContent.includes('Producto actualizado con éxito')) resolve(performance.now() - start)
          else requestAnimationFrame(look)
        }
        button.click()
        look()
      }),
  )
}

const createLarge = async (page: Page): Promise<number> => {
  const { sub_productos: subproductos, ...rest } = recordOf(count + 1)
  const rows = Array.from({ length: 200 }, (_, i) => ({ ...subproductos[0], codigo: String(i) }))
  const created = await post(page, '/api/crearProducto', { ...rest, subproductos: rows })
  return typeof created === 'object' && created !== null && 'id' in created ? Number(created.id) : 0
}

export const panel: Part = async ({ browser, app }) => {
  const page = await openApp(await newContext(browser), app)
  await logIn(page, 'panel')
  await loadSheet(page, sheetOf(count))
  const large = await createLarge(page)

  const [openings, strokes, saves]: [number[], number[], number[]] = [[], [], []]
  for (let i = 0; i < openTimes; i += 1) {
    openings.push(await openList(page, app))
    for (const key of keys) strokes.push(await keystroke(page, key))
  }
  for (let i = 0; i < saveTimes; i += 1) saves.push(await save(page, app, large, `Producto grande ${i}`))
  return [
    { what: `list of ${count}: click to painted rows`, value: median(openings), unit: 'ms', max: 500 },
    { what: `search in ${count}: key to painted result`, value: median(strokes), unit: 'ms', max: 50 },
    { what: 'saving a product with 200 sub-products', value: median(saves), unit: 'ms' },
  ]
}
