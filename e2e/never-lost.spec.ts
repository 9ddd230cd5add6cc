import type { Page } from '@playwright/test'
import { obtenerProducto } from '#contract/producto.ts'
import { deleteProducto } from '#contract/producto-writes.ts'
import { cerrarSesion } from '#contract/sesion.ts'
import {
  ask,
  deleteRow,
  expect,
  expectAlert,
  storedRows,
  logIntoPanel,
  type Made,
  openProduct,
  openSection,
  richText,
  save,
  test,
} from './kit/index.ts'

test.use({ expectedErrors: /status of (401|404|409|422)|ApiError/ })

const product = '/admin/panel#s=28&id=1'
const nombre = (page: Page) => page.getByLabel('Nombre')
const twoTabs = async (page: Page) => {
  const other = await page.context().newPage()
  await openProduct(other)
  await openProduct(page)
  return other
}
const stored = (page: Page, id = 1) => ask(page, obtenerProducto, { id })

test.describe('two tabs', { tag: ['@demo', '@release'] }, () => {
  test.beforeEach(async ({ loggedInAs }) => {
    await loggedInAs('editor')
  })

  test('a field changed on both sides is shown side by side to choose', async ({ page }) => {
    const other = await twoTabs(page)
    await nombre(other).fill('Bulón B')
    await richText(other).fill('Texto de B')
    await page.bringToFront()
    await nombre(page).fill('Bulón A')
    await richText(page).fill('Texto de A')
    await save(page)
    await expectAlert(page, 'Producto actualizado con éxito')
    await other.bringToFront()
    const choice = other.getByRole('region', { name: 'Nombre: cambió en otra ventana' })
    await expect(choice).toContainText('Bulón A')
    await expect(choice).toContainText('Bulón B')
    await save(other)
    await expect(
      other.getByText('Otra ventana cambió lo mismo que vos. Elegí qué queda y volvé a guardar.'),
    ).toBeVisible()
    expect(await stored(other)).toMatchObject({ nombre: 'Bulón A' })
    await choice.getByRole('button', { name: 'Dejar lo mío' }).click()
    await other
      .getByRole('region', { name: 'Texto: cambió en otra ventana' })
      .getByRole('button', { name: 'Usar lo guardado' })
      .click()
    await expect(richText(other)).toHaveText('Texto de A')
    await save(other)
    await expectAlert(other, 'Producto actualizado con éxito')
    expect(await stored(other)).toMatchObject({ nombre: 'Bulón B', texto: '<p>Texto de A</p>' })
  })

  test('a delete elsewhere is said at once, and the record can be made again', async ({ page }) => {
    const other = await twoTabs(page)
    await nombre(other).fill('Bulón que vuelve')
    await ask(page, deleteProducto, { idProducto: 1 })
    await expect(
      other.getByText('Este registro se eliminó en otra ventana. Lo que escribiste sigue acá.'),
    ).toBeVisible()
    await other.getByRole('button', { name: 'Crear de nuevo con este texto' }).click()
    await expect(other.getByRole('heading', { name: 'Crear Producto' })).toBeVisible()
    await expect(nombre(other)).toHaveValue('Bulón que vuelve')
    await expect(other.getByText('Sub-productos (6)')).toBeVisible()
    await save(other)
    await expectAlert(other, 'Producto creado con éxito')
    expect(await stored(other, 25)).toMatchObject({ nombre: 'Bulón que vuelve' })
  })
})

test.describe('while it is being saved', { tag: ['@demo', '@release'] }, () => {
  /** Opens a product, gives it a name and holds its save under way. */
  const saving = async (page: Page, calls: () => readonly Made[], text: string, hash?: string) => {
    await openProduct(page, hash)
    await nombre(page).fill(text)
    await save(page)
    await expect
      .poll(() => calls().at(-1))
      .toMatchObject({ call: /s=26/.test(hash ?? '') ? 'crearProducto' : 'updateProducto' })
  }
  test.beforeEach(async ({ loggedInAs, scenario }) => {
    await scenario('updateProducto:hang:x1,crearProducto:hang:x1')
    await loggedInAs('editor')
  })

  test('what is typed stays, unsaved', async ({ calls, page, release }) => {
    await saving(page, calls, 'Primero')
    await nombre(page).fill('Primero y después')
    await release()
    await expectAlert(page, 'Producto actualizado con éxito')
    await expect(nombre(page)).toHaveValue('Primero y después')
    await expect(
      page.getByText('Se guardó lo anterior. Lo que escribiste mientras se guardaba todavía no.'),
    ).toBeVisible()
    await save(page)
    await expect(page.getByRole('heading', { name: /^Productos/ })).toBeVisible()
    expect(await stored(page)).toMatchObject({ nombre: 'Primero y después' })
  })

  test('what is typed over a new record goes on in the form that edits it', async ({ calls, page, release }) => {
    await saving(page, calls, 'Clavo', 's=26')
    await nombre(page).fill('Clavo de acero')
    await release()
    await expect(page.getByRole('heading', { name: 'Editar Producto' })).toBeVisible()
    await expect(nombre(page)).toHaveValue('Clavo de acero')
    await save(page)
    await expectAlert(page, 'Producto actualizado con éxito')
    expect(await stored(page, 25)).toMatchObject({ nombre: 'Clavo de acero' })
  })

  test('a user who leaves is not led away from the next form', async ({ calls, page, release }) => {
    await saving(page, calls, 'Guardado al salir')
    await openSection(page, 'Servicios')
    await page.getByRole('button', { name: 'Salir sin guardar' }).click()
    await page.getByRole('button', { name: 'Crear Servicio' }).click()
    await page.getByLabel('Título').fill('A medias')
    await release()
    await expectAlert(page, 'Producto actualizado con éxito')
    await expect(page.getByRole('heading', { name: 'Crear Servicio' })).toBeVisible()
    await expect(page.getByLabel('Título')).toHaveValue('A medias')
    expect(await stored(page)).toMatchObject({ nombre: 'Guardado al salir' })
  })
})

const offer = (page: Page) => page.getByRole('button', { name: /^Recuperar lo escrito a las \d\d:\d\d$/ })

test(
  'a forced reload loses nothing, half a row included; Descartar and Salir forget it',
  { tag: '@demo' },
  async ({ loggedInAs, page }) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await loggedInAs('editor', product)
    await nombre(page).fill('Bulón a medias')
    await page.getByLabel('Tamaño', { exact: true }).fill('M24 x 100')
    await page.reload()
    await offer(page).click()
    await expect(nombre(page)).toHaveValue('Bulón a medias')
    await expect(page.getByLabel('Tamaño', { exact: true })).toHaveValue('M24 x 100')
    await page.reload()
    await page.getByRole('button', { name: 'Descartar' }).click()
    await expect(nombre(page)).toHaveValue('Bulón hexagonal')
    await page.reload()
    await expect(nombre(page)).toHaveValue('Bulón hexagonal')
    await expect(offer(page)).toHaveCount(0)

    await nombre(page).fill('Otra vez a medias')
    await page.reload()
    await expect(offer(page)).toBeVisible()
    await page.getByRole('button', { name: 'Salir', exact: true }).click()
    await loggedInAs('editor', product)
    await expect(nombre(page)).toHaveValue('Bulón hexagonal')
    await expect(offer(page)).toHaveCount(0)
  },
)

test.describe('further cases, in the demo', { tag: ['@demo', '@release'] }, () => {
  test('after a session ends under a form, a login over it lets the save go on', async ({ loggedInAs, page }) => {
    await loggedInAs('editor', product)
    await nombre(page).fill('Con sesión nueva')
    await ask(page, cerrarSesion, { zona: 'panel' })
    await save(page)
    const login = page.getByRole('dialog', { name: 'Volvé a ingresar' })
    await expect(login).toBeVisible()
    await login.getByLabel('Usuario', { exact: true }).fill('editor')
    await login.getByLabel('Contraseña', { exact: true }).fill('editor1234')
    await login.getByRole('button', { name: 'Ingresar' }).click()
    await expectAlert(page, 'Producto actualizado con éxito')
    expect(await stored(page)).toMatchObject({ nombre: 'Con sesión nueva' })
  })

  test('a killed browser: draft, its file and every saved answer are there', async ({ loggedInAs, startBrowser }) => {
    test.slow()
    const context = await startBrowser()
    const page = await context.newPage()
    await loggedInAs('editor', product, page)
    await nombre(page).fill('Guardado antes')
    await save(page)
    await expectAlert(page, 'Producto actualizado con éxito')
    await page.goto('/admin/panel#s=42')
    await page.getByLabel('Título').fill('Novedad a medias')
    await page.getByLabel('Portada').setInputFiles('stories/portada.jpg')
    await expect
      .poll(async () => JSON.stringify(await storedRows(page, 'vidriera-borradores', 'borradores')))
      .toMatch(/(?=.*Novedad a medias)(?=.*portada\.jpg)/)
    const devtools = await context.newCDPSession(page)
    const closed = context.waitForEvent('close')
    await devtools.send('Browser.crash').catch(() => undefined)
    await closed

    const again = await startBrowser()
    const next = await again.newPage()
    await next.goto('/admin/panel#s=42')
    const user = next.getByLabel('Usuario', { exact: true })
    await expect(user.or(next.getByLabel('Título'))).toBeVisible()
    // Chromium may not have stored a login of one second ago.
    if (await user.isVisible()) await logIntoPanel(next, 'editor')
    await next.goto('/admin/panel#s=42')
    await offer(next).click()
    await expect(next.getByLabel('Título')).toHaveValue('Novedad a medias')
    await expect(next.getByText(/^portada\.jpg/)).toBeVisible()
    await save(next)
    await expectAlert(next, 'Novedad creada con éxito')
    expect(await stored(next)).toMatchObject({ nombre: 'Guardado antes' })
  })

  test('a delete, whose question says what goes along, is taken back whole', async ({ loggedInAs, page }) => {
    await page.clock.install()
    await loggedInAs('editor', '/admin/panel#s=25')
    const before: unknown = await stored(page)
    const remove = page.getByRole('button', { name: 'Eliminar Bulón hexagonal', exact: true })
    await expect(remove).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await remove.click()
    await expect(page.getByRole('dialog', { name: 'Eliminar' })).toContainText(/con 6 medidas y \d im[aá]gen/)
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar', exact: true }).click()
    await expectAlert(page, 'Producto eliminado con éxito')
    const undo = page.getByRole('button', { name: 'Deshacer' })
    await page.clock.fastForward(9_900)
    await undo.focus()
    await page.keyboard.press('Enter')
    await page.clock.resume()
    await expect(page.getByRole('button', { name: 'Editar Bulón hexagonal', exact: true })).toBeVisible()
    await expect(undo).toHaveCount(0)
    expect(await stored(page)).toEqual(before)
  })

  test('another account over a form gets neither its text nor its save', async ({ loggedInAs, page }) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await loggedInAs('editor', product)
    await nombre(page).fill('De editor nomás')
    await ask(page, cerrarSesion, { zona: 'panel' })
    await save(page)
    const login = page.getByRole('dialog', { name: 'Volvé a ingresar' })
    await login.getByLabel('Usuario', { exact: true }).fill('admin')
    await login.getByLabel('Contraseña', { exact: true }).fill('admin1234')
    await login.getByRole('button', { name: 'Ingresar' }).click()
    await expect(nombre(page)).toHaveValue('Bulón hexagonal')
    await expect(offer(page)).toHaveCount(0)
    expect(await stored(page)).toMatchObject({ nombre: 'Bulón hexagonal' })
    await loggedInAs('editor', product)
    await offer(page).click()
    await expect(nombre(page)).toHaveValue('De editor nomás')
  })

  test('Deshacer says what it takes back, counts, and is there after a reload', async ({ loggedInAs, page }) => {
    await loggedInAs('editor', '/admin/panel#s=25')
    await deleteRow(page, 'Bulón hexagonal')
    await expectAlert(page, 'Producto eliminado con éxito')
    await expect(page.getByText('Deshacer: se eliminó Bulón hexagonal')).toBeVisible()
    await deleteRow(page, 'Cadena')
    const undo = page.getByRole('button', { name: 'Deshacer 2' })
    await expect(undo).toBeVisible()
    await page.reload()
    await undo.click()
    await expect(page.getByRole('button', { name: 'Editar Bulón hexagonal', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Editar Cadena', exact: true })).toBeVisible()
    await expect(undo).toHaveCount(0)
  })

  test('the login over a form says what is left to do', async ({ loggedInAs, page, context }) => {
    await loggedInAs('editor', product)
    await nombre(page).fill('Sin sesión')
    const login = page.getByRole('dialog', { name: 'Volvé a ingresar' })
    const other = await context.newPage()
    await other.goto('/admin/panel')
    await other.getByRole('button', { name: 'Salir' }).click()
    await page.bringToFront()
    await expect(login).toContainText('Lo que escribiste sigue acá: ingresá, y después guardalo.')
    await page.keyboard.press('Escape')
    await save(page)
    await expect(login).toContainText('Lo que escribiste sigue acá: ingresá y se guarda.')
  })
})

test.describe('sub-products in two tabs', { tag: ['@demo', '@release'] }, () => {
  const cell = (page: Page, label: string) => page.getByLabel(label, { exact: true })
  test.beforeEach(async ({ loggedInAs }) => {
    await loggedInAs('editor')
  })

  test('different rows and cells need no question: every change is kept', async ({ page }) => {
    const other = await twoTabs(page)
    await cell(other, 'Pack, fila 2').fill('Granel B')
    await page.bringToFront()
    await cell(page, 'Tamaño, fila 1').fill('M8 A')
    await cell(page, 'Código, fila 4').fill('CODIGO-A')
    await page.getByRole('button', { name: 'Eliminar fila 3', exact: true }).click()
    await save(page)
    await expectAlert(page, 'Producto actualizado con éxito')
    await other.bringToFront()
    await expect(cell(other, 'Tamaño, fila 1')).toHaveValue('M8 A')
    await expect(other.getByText('Sub-productos (5)')).toBeVisible()
    await expect(cell(other, 'Pack, fila 2')).toBeFocused()
    await save(other)
    await expectAlert(other, 'Producto actualizado con éxito')
    const { sub_productos } = await stored(other)
    expect(sub_productos).toHaveLength(5)
    expect(sub_productos[0]?.tamaño).toBe('M8 A')
    expect(sub_productos[1]?.pack).toBe('Granel B')
    expect(sub_productos[2]?.codigo).toBe('CODIGO-A')
  })

  test('a cell that both changed is asked about at its row, as the title says', async ({ page }) => {
    const other = await twoTabs(page)
    await cell(other, 'Pack, fila 2').fill('Granel B')
    await cell(other, 'Tamaño, fila 6').fill('M20 B')
    await page.bringToFront()
    await cell(page, 'Pack, fila 2').fill('Granel A')
    await save(page)
    await expectAlert(page, 'Producto actualizado con éxito')
    await other.bringToFront()
    const choice = other.getByRole('region', { name: 'Pack, fila 2: cambió en otra ventana' })
    await expect(choice).toContainText('Granel A')
    await other.getByRole('button', { name: 'Bajar fila 1', exact: true }).click()
    await other.getByRole('button', { name: 'Pack, fila 1', exact: true }).click()
    const moved = other.getByRole('region', { name: 'Pack, fila 1: cambió en otra ventana' })
    await expect(moved).toBeInViewport()
    await expect(moved.getByRole('button', { name: 'Dejar lo mío' })).toBeFocused()
    await other.keyboard.press('Enter')
    await expect(moved).toHaveCount(0)
    await save(other)
    await expectAlert(other, 'Producto actualizado con éxito')
    const { sub_productos } = await stored(other)
    expect(sub_productos[0]?.pack).toBe('Granel B')
    expect(sub_productos[5]?.tamaño).toBe('M20 B')
  })
})
