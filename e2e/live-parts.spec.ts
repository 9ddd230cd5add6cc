/** The parts that only a live build asks for are aborted in turn: nothing is saved until they come (run/parts.ts). */
import { expect, openProduct, save, test } from './kit/index.ts'
import { parts } from './run/parts.ts'

test.use({ build: 'live', expectedErrors: /ERR_FAILED|dynamically imported module|Unable to preload|ApiError/ })

const listed: readonly { readonly asks: string; readonly says?: string }[] = parts

for (const asks of ['./confirm-write.ts', './verify-write.ts'] as const)
  test(`without ${asks} a write says so, and is done once`, async ({ calls, loggedInAs, page }) => {
    const says = listed.find((part) => part.asks === asks)?.says ?? ''
    const files = `**/assets/${asks.slice('./'.length, -'.ts'.length)}-*.js`
    await page.context().route(files, (route) => route.abort())
    await loggedInAs('editor', '/admin/panel')
    await openProduct(page)
    await page.getByLabel('Nombre').fill('Otro nombre')
    await save(page)
    await expect(page.getByText(says).first()).toBeVisible()
    await page.context().unroute(files)
    await save(page)
    await expect(page.getByText('Producto actualizado con éxito')).toBeVisible()
    expect(calls().filter(({ call }) => call === 'updateProducto')).toHaveLength(1)
  })
