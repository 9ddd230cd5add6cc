import type { Page } from '@playwright/test'
import { clickFirst, expect, expectAlert, openSection, save, test } from './kit/index.ts'

const title = (page: Page) => page.getByLabel('Título')
const question = (page: Page) => page.getByRole('dialog', { name: 'Cambios sin guardar' })

test.beforeEach(async ({ loggedInAs, page }) => {
  await loggedInAs('editor', '/admin/panel#s=50')
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .click()
  await expect(title(page)).not.toHaveValue('')
  await title(page).fill('Sin guardar')
})

const ways: Record<string, { go: (page: Page) => Promise<unknown>; arrives: (page: Page) => Promise<void> }> = {
  'the sidebar': {
    go: (page) => openSection(page, 'Videos'),
    arrives: (page) => expect(page.getByRole('heading', { name: 'Videos' })).toBeVisible(),
  },
  Cancelar: {
    go: (page) => page.getByRole('button', { name: 'Cancelar' }).click(),
    arrives: (page) => expect(page.getByRole('button', { name: 'Crear Servicio' })).toBeVisible(),
  },
  'the back button': {
    go: (page) => page.evaluate(() => history.back()),
    arrives: (page) => expect(page.getByRole('button', { name: 'Crear Servicio' })).toBeVisible(),
  },
  Salir: {
    go: (page) => page.getByRole('button', { name: 'Salir', exact: true }).click(),
    arrives: (page) => expect(page).toHaveURL('/admin/login'),
  },
}

for (const [way, { go, arrives }] of Object.entries(ways)) {
  test(`leaving by ${way} asks first`, { tag: way === 'the back button' ? [] : '@release' }, async ({ page }) => {
    await go(page)
    await question(page).getByRole('button', { name: 'Seguir editando' }).click()
    await expect(title(page)).toHaveValue('Sin guardar')
    await go(page)
    await question(page).getByRole('button', { name: 'Salir sin guardar' }).click()
    await arrives(page)
    await expect(title(page)).toHaveCount(0)
  })
}

test.describe('further cases', { tag: '@release' }, () => {
  test('a reload asks first, as the browser does', async ({ page }) => {
    const opened = page.waitForEvent('dialog')
    page.once('dialog', (dialog) => void dialog.dismiss())
    await page.evaluate(() => setTimeout(() => location.reload()))
    expect((await opened).type()).toBe('beforeunload')
    await expect(title(page)).toHaveValue('Sin guardar')
  })

  test('back, forward and a reload show the screens of the visit', async ({ page }) => {
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await question(page).getByRole('button', { name: 'Salir sin guardar' }).click()
    await openSection(page, 'Ferias')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Servicios' })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Ferias' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Ferias' })).toBeVisible()

    // An unsaved form that is left by Back leaves no step behind.
    await openSection(page, 'Servicios')
    await clickFirst(page, 'button', /^Editar /)
    await title(page).fill('Sin guardar')
    await page.evaluate(() => history.back())
    await question(page).getByRole('button', { name: 'Salir sin guardar' }).click()
    await expect(page.getByRole('button', { name: 'Crear Servicio' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Ferias' })).toBeVisible()
  })

  test('a second Back closes the question; a typed address asks as Back did', async ({ page }) => {
    const form = page.url()
    const back = () => page.evaluate(() => history.back())
    await back()
    await expect(question(page)).toBeVisible()
    await back()
    await expect(question(page)).toHaveCount(0)
    await expect(page).toHaveURL(form)
    await expect(title(page)).toHaveValue('Sin guardar')
    await page.evaluate(() => {
      location.hash = 's=80'
    })
    await expect(question(page)).toBeVisible()
    await expect(page).toHaveURL(form)
    await question(page).getByRole('button', { name: 'Seguir editando' }).click()
    await back()
    await expect(question(page)).toBeVisible()
    await question(page).getByRole('button', { name: 'Salir sin guardar' }).click()
    await expect(title(page)).toHaveCount(0)
  })

  test('an alert goes with its screen; what a save said is read in its list', async ({ page }) => {
    await save(page)
    await expect(page.getByRole('button', { name: 'Crear Servicio' })).toBeVisible()
    await expectAlert(page, 'Servicio modificado con éxito')
    await openSection(page, 'Videos')
    await expect(page.getByRole('heading', { name: 'Videos' })).toBeVisible()
    await expect(page.getByText('Servicio modificado con éxito')).toHaveCount(0)
  })

  test('another account in a second tab leaves the text to its author @demo', async ({ context, loggedInAs, page }) => {
    page.on('dialog', (dialog) => void dialog.accept())
    const form = page.url()
    const second = await context.newPage()
    await second.goto('/admin/panel')
    await second.getByRole('button', { name: 'Salir', exact: true }).click()
    await loggedInAs('admin', '/admin/panel', second)
    await expect(title(page)).not.toHaveValue('Sin guardar')
    await expect(page.getByRole('main')).toContainText('quedó como borrador')
    await loggedInAs('editor', form)
    await page.getByRole('button', { name: /^Recuperar lo escrito/ }).click()
    await expect(title(page)).toHaveValue('Sin guardar')
  })
})
