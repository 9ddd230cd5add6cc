import type { Page } from '@playwright/test'
import { obtenerProducto } from '#contract/producto.ts'
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
  save,
  test,
} from './kit/index.ts'

test.use({ expectedErrors: /status of (401|404|409|422)|ApiError/ })

const product = '/admin/panel#s=28&id=1'
const nombre = (page: Page) => page.getByLabel('Nombre')
const stored = (page: Page, id = 1) => ask(page, obtenerProducto, { id })

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
