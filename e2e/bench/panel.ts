/** The panel with 10,000 products: opening their list, searching it, saving a product with 200 sub-products. */
import type { Page } from 'playwright'
import { rowsOf } from '../kit/panel.ts'
import { newContext, openApp, type Part } from './bench.ts'
import { keystroke } from './keystroke.ts'
import { loadSheet, logIn, post, recordOf, sheetOf } from './products.ts'
import { median } from './report.ts'

const count = 10_000
const openTimes = 7
const saveTimes = 5
/** Each key changes the number of hits, so that its result is visible. */
const keys = ['1', '2', '3', '4', 'Backspace', 'Backspace', 'Backspace', '7', 'Backspace', 'Backspace']

/** In ms, from a click to this many painted rows. */
export const paintedRows = (page: Page, button: string, row: string, least: number) =>
  page.evaluate(
    ([clicked, counted, wanted]) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const check = () => {
          if (document.querySelectorAll(counted).length >= wanted)
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
          else requestAnimationFrame(check)
        }
        const entry = document.querySelector<HTMLElement>(clicked)
        if (!entry) throw new Error(`The page lacks ${clicked}`)
        entry.click()
        check()
      }),
    [button, row, least] as const,
  )

/** The same for the list of products, with nothing fetched before. */
export const openList = async (page: Page, app: string, rows = 50) => {
  await page.goto(`${app}/admin/panel#s=1`)
  await page.reload()
  await rowsOf(page).first().waitFor()
  return paintedRows(page, 'nav a[aria-label^="Productos"]', 'tbody tr', rows)
}

/** In ms, from 'Guardar' to its alert, for a product with 200 sub-products and a new name. */
const save = async (page: Page, app: string, id: number, name: string) => {
  await page.goto(`${app}/admin/panel#s=28&id=${id}`)
  await page.reload()
  await page.getByLabel('Código, fila 200').waitFor()
  await page.getByLabel('Nombre', { exact: true }).fill(name)
  return page.getByRole('button', { name: 'Guardar', exact: true }).evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const check = () => {
          if (document.body.textContent.includes('Producto actualizado con éxito')) resolve(performance.now() - start)
          else requestAnimationFrame(check)
        }
        button.click()
        check()
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
    for (const key of keys) {
      const time = await keystroke(page.getByPlaceholder('Buscar...'), key)
      if (time === undefined) throw new Error(`Nothing changed on ${key}`)
      strokes.push(time)
    }
  }
  for (let i = 0; i < saveTimes; i += 1) saves.push(await save(page, app, large, `Producto grande ${i}`))
  return [
    { what: `list of ${count}: click to painted rows`, value: median(openings), unit: 'ms', max: 500 },
    { what: `search in ${count}: key to painted result`, value: median(strokes), unit: 'ms', max: 50 },
    { what: 'saving a product with 200 sub-products', value: median(saves), unit: 'ms' },
  ]
}
