/** Live builds with backends that have quirks (src/server/http/quirks), on every page and at the logins. live-reads.spec.ts tests outages. */
import type { Page } from '@playwright/test'
import {
  expect,
  logIntoPanel,
  logIntoZone,
  openSection,
  openZoneLogin,
  publicPages,
  save,
  saveAndSee,
  signUp,
  test,
  textFile,
  writeToUs,
} from './kit/index.ts'

const main = (page: Page) => page.getByRole('main')
const isWhole = async (page: Page) => {
  await expect(main(page).getByText(/No pudimos|Algo salió mal/)).toHaveCount(0)
}

/** The public lists in the order of the menu, with the demo company's first records. */
const visitSite = async (page: Page) => {
  await page.goto('/')
  await expect(page.getByText('Productos destacados')).toBeVisible()
  await isWhole(page)
  const menu = page.getByRole('navigation', { name: 'Principal' })
  for (const { path, heading, content } of publicPages.filter((one) => one.path !== '/' && !one.path.includes('?'))) {
    await menu.locator(`a[href="${path}"]`).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
    await expect(page.getByText(content).first()).toBeAttached()
    await isWhole(page)
  }
}

const visitZone = async (page: Page) => {
  await logIntoZone(page, 'cliente')
  await expect(page).toHaveURL('/zonaPrivada')
  await expect(page.getByRole('row', { name: '0001-00012408' })).toBeVisible()
  await isWhole(page)
}

const visitPanel = async (page: Page) => {
  await logIntoPanel(page, 'admin')
  const entries = page.getByRole('navigation', { name: 'Secciones del panel' }).getByRole('link')
  expect(await entries.count()).toBeGreaterThanOrEqual(20)
  for (const entry of await entries.all()) {
    await entry.click()
    await expect(entry).toHaveAttribute('aria-current', 'page')
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
    await isWhole(page)
  }
}

/** src/api/quirks.test.ts tests each quirk alone. */
const reading = [
  ['strings', 'capitals', 'dates', 'extras', 'data-wrapper', 'text-html'],
  ['nulls', 'null-texts', 'missing', 'broken-record', 'notice'],
]

for (const quirks of reading) {
  test.describe(quirks.join(', '), { tag: '@vivo' }, () => {
    test.use({ quirks })

    test('the site, the zone and the panel are whole', async ({ page }) => {
      await visitSite(page)
      await visitZone(page)
      await visitPanel(page)
    })
  })
}

const saving = [
  ['saves-nothing', 'strings'],
  ['saves-ok', 'csrf'],
  ['saves-true', 'text-html'],
  ['saves-204', 'data-wrapper', 'notice'],
]

for (const quirks of saving) {
  test.describe(`${quirks.join(', ')}, writing`, { tag: '@vivo' }, () => {
    test.use({ quirks })

    test('what was saved says so, once', async ({ page, outbox }) => {
      const login = await openZoneLogin(page)
      await signUp(page)
      await expect(login.getByText('Usuario creado con éxito')).toBeVisible()

      await page.goto('/contactos')
      await writeToUs(page)
      expect(await outbox()).toHaveLength(1)

      await logIntoPanel(page, 'admin')
      await openSection(page, 'Descargas')
      await page.getByRole('button', { name: 'Crear Descarga' }).click()
      await page.getByLabel('Título').fill('Recién hecha')
      await page.getByLabel('Archivo').setInputFiles(textFile('a.txt', 'texto', 'text/plain'))
      await saveAndSee(page, 'Descarga creada con éxito')
      await expect(page.getByRole('cell', { name: 'Recién hecha', exact: true })).toHaveCount(1)
    })
  })
}

for (const quirk of ['login-redirect', 'text-errors', 'html-errors']) {
  test.describe(`${quirk}, a session that is over`, { tag: '@vivo' }, () => {
    test.use({ quirks: [quirk], expectedErrors: /status of 401|ApiError/ })

    test('leads to the login', async ({ page, context }) => {
      await logIntoPanel(page, 'admin')
      await context.clearCookies()
      // The first screen has not read this list, so the list is requested now. Where a read of the first screen has met the end of the
      // session already, the menu is gone, but the address is not.
      await page.goto('/admin/panel#s=99')
      await expect(page).toHaveURL(/\/admin\/login/)
    })
  })
}

test.describe('string-errors', { tag: '@vivo' }, () => {
  test.use({ quirks: ['string-errors'], expectedErrors: /status of 422|ApiError/ })

  test('the fields say what is wrong with them', async ({ page }) => {
    await logIntoPanel(page, 'editor')
    await page.goto('/admin/panel#s=26')
    await save(page)
    await expect(page.getByRole('alert').getByText('Faltan completar campos', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Nombre')).toHaveAttribute('aria-invalid', 'true')
  })
})

test.describe('cors-star', { tag: '@otro-origen' }, () => {
  test.use({ quirks: ['cors-star'] })

  test('the public site needs no cookies', async ({ page }) => {
    await visitSite(page)
  })
})

test.describe('lax cookies, on another site', { tag: '@otro-origen' }, () => {
  test.use({ expectedErrors: /status of (401|419)|ApiError|Failed to load/, quirks: ['lax'] })

  test('a user who logs in is told why the session does not last', async ({ page, baseURL }) => {
    await page.goto(`${baseURL?.replace('127.0.0.1', 'localhost')}/admin/login`)
    await page.getByLabel('Usuario', { exact: true }).fill('admin')
    await page.getByLabel('Contraseña', { exact: true }).fill('admin1234')
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await expect(page.getByText(/El navegador no guardó la sesión/)).toBeVisible()
  })
})
