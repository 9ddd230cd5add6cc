/** The panel with 10,000 products: opening their list, searching it, saving a product with 200 sub-products. */
import type { Page } from 'playwright'
import { rowsOf } from '../kit/panel.ts'
import { newContext, openApp, type Part } from './bench.ts'
import { keystroke, painted } from './felt.ts'
import { loadSheet, logIn, post, productOf, productsOf, sheetOf } from './products.ts'
import { elapsed, median, repeated } from './report.ts'

const count = 10_000
/** Each key changes the number of hits, so that its result is visible. */
const keys = ['1', '2', '3', '4', 'Backspace', 'Backspace', 'Backspace', '7', 'Backspace', 'Backspace']

/** In ms, from a click to this many painted rows of the list of products, with nothing fetched before. */
export const openList = async (page: Page, app: string, rows = 50) => {
  await page.goto(`${app}/admin/panel#s=1`)
  await page.reload()
  await rowsOf(page).first().waitFor()
  return painted(page.locator('nav a[aria-label^="Productos"]'), 'tbody tr', rows)
}

/** In ms, from 'Guardar' to its alert, for a product with 200 sub-products and a new name. */
const save = async (page: Page, app: string, id: number, name: string) => {
  await page.goto(`${app}/admin/panel#s=28&id=${id}`)
  await page.reload()
  await page.getByLabel('Código, fila 200').waitFor()
  await page.getByLabel('Nombre', { exact: true }).fill(name)
  return elapsed(async () => {
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText('Producto actualizado con éxito').waitFor()
  })
}

const createLarge = async (page: Page): Promise<number> => {
  const { sub_productos: subproductos, id: _, ...rest } = productOf(count + 1, 200)
  const created = await post(page, '/api/crearProducto', { ...rest, subproductos })
  return typeof created === 'object' && created !== null && 'id' in created ? Number(created.id) : 0
}

export const panel: Part = async ({ browser, app }) => {
  const page = await openApp(await newContext(browser), app)
  await logIn(page)
  await loadSheet(page, sheetOf(productsOf(count, 1)))
  const large = await createLarge(page)
  const strokes: number[] = []
  const opened = await repeated(7, async () => {
    const opening = await openList(page, app)
    for (const key of keys) {
      const time = await keystroke(page.getByPlaceholder('Buscar...'), key)
      if (time === undefined) throw new Error(`Nothing changed on ${key}`)
      strokes.push(time)
    }
    return opening
  })
  const saved = await repeated(5, (at) => save(page, app, large, `Producto grande ${at}`))
  return [
    { what: `list of ${count}: click to painted rows`, value: opened, unit: 'ms', max: 500 },
    { what: `search in ${count}: key to painted result`, value: median(strokes), unit: 'ms', max: 50 },
    { what: 'saving a product with 200 sub-products', value: saved, unit: 'ms' },
  ]
}
