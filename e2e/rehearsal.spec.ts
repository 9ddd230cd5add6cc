/** A rehearsal changes no real data, whichever button is pressed. The button that deletes everything says so and keeps a way back. */
import type { Locator, Page } from '@playwright/test'
import {
  cachedPaths,
  expect,
  loseTable,
  openState,
  openTab,
  storedCompany,
  storedDatabases,
  test,
} from './kit/index.ts'

test.use({ expectedErrors: /status of \d+|ApiError|ERR_FAILED|Failed to fetch|No hay conexión|base de datos/ })

/** All data that this browser keeps for every tab, in a form to compare. A rehearsal's own databases are left out. */
const readAll = async (page: Page) => ({
  databases: await storedDatabases(page),
  storage: await page.evaluate(() => Object.entries(localStorage).toSorted(([a], [b]) => a.localeCompare(b))),
})

/** The buttons of notices and of screens over the page. */
const offered = (page: Page): Locator =>
  page
    .getByRole('status', { name: 'Avisos' })
    .getByRole('button')
    .or(page.getByRole('alertdialog').getByRole('button'))
    .or(page.getByRole('dialog').getByRole('button'))
    .or(page.locator('main').getByRole('button', { name: /Reintentar|Probar|Borrar|Empezar/ }))

/** Presses each button once, by name, until all that is expected was pressed and nothing else is there. A press often brings new buttons. */
const pressAll = async (page: Page, expected: readonly string[], where: string): Promise<string[]> => {
  const pressed: string[] = []
  const pressNext = async () => {
    const names = await Promise.all(
      (await offered(page).all()).map(async (button) =>
        (await button.isVisible())
          ? ((await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '')
          : '',
      ),
    )
    const next = names.findIndex((name) => name !== '' && !pressed.includes(name))
    if (next === -1) return expected.filter((name) => !pressed.includes(name))
    pressed.push(names[next] ?? '')
    // A button that is gone by now, or covered, is not waited for.
    await offered(page)
      .nth(next)
      .click({ timeout: 1_000 })
      .catch(() => undefined)
    return ['and what this press brings']
  }
  await expect
    .configure({ soft: true })
    .poll(pressNext, { message: where, intervals: [100] })
    .toEqual([])
  return pressed
}

/** Saves the first slide as far as the scenario lets anybody: a button that never comes is waited for a moment only. */
const saveFirst = async (page: Page) => {
  await page.getByRole('link', { name: 'Home: Slider' }).first().click()
  await page
    .getByRole('button', { name: /^(Editar|Modificar)/ })
    .first()
    .click({ timeout: 3_000 })
    .catch(() => undefined)
  await page
    .getByRole('button', { name: /^(Guardar|Modificar)$/ })
    .first()
    .click({ timeout: 2_000 })
    .catch(() => undefined)
}

interface Row {
  readonly at: string
  readonly rule: string
  /** The action that makes the screen come up. */
  readonly first?: (page: Page) => Promise<void>
  readonly notice: RegExp
  /** The buttons that must be there. All buttons are pressed, others too. */
  readonly buttons: readonly string[]
}

const retry = { notice: /No pudimos cargar esta sección/, buttons: ['Reintentar'] }
const full = {
  notice:
    /No queda espacio para guardar El último cambio no se guardó. Es parte del escenario: no hace falta borrar nada./,
  buttons: ['Cerrar aviso'],
}
const newer = { notice: /Hay una versión nueva/, buttons: ['Actualizar'] }
const door = {
  notice: /Las listas de precios son para clientes/,
  buttons: ['Mostrar contraseña', 'Crear cuenta', 'Volver', 'Cerrar'],
}
/** The page looks as it always does. Only the strip names the rule. */
const nothing = { notice: /^(?!.*Cargando…).*\S/, buttons: [] } as const

/** For every word of a scenario, the text and the buttons that it brings up. */
const table: readonly Row[] = [
  { at: '/productos', rule: 'obtenerProductos:error:503', ...retry },
  { at: '/productos', rule: '*:error:503', ...retry },
  { at: '/contactos', rule: '*:error:401', ...retry },
  { at: '/admin/panel', rule: '*:error:401', notice: /Tu sesión terminó. Volvé a ingresar./, buttons: [] },
  { at: '/admin/panel', rule: 'obtenerUsuarios:error:401', ...nothing },
  { at: '/zonaPrivada', rule: '*:error:401', ...door },
  { at: '/admin/panel', rule: 'updateSlider:error:507', first: saveFirst, ...full },
  { at: '/admin/panel', rule: 'espacio:lleno', first: saveFirst, ...full },
  { at: '/admin/panel', rule: 'reloj:2027-03-01', ...nothing },
  { at: '/contactos', rule: 'version:nueva', ...newer },
  { at: '/admin/panel', rule: 'version:nueva,espacio:lleno', ...newer },
  { at: '/admin/panel', rule: 'rol:nadie', notice: /Usuario Contraseña Recordar usuario Ingresar/, buttons: [] },
  { at: '/admin/panel', rule: 'rol:editor', ...nothing },
  { at: '/admin/panel', rule: 'rol:admin', ...nothing },
  { at: '/zonaPrivada', rule: 'rol:cliente', ...nothing },
  { at: '/zonaPrivada', rule: 'rol:pendiente', ...door },
  { at: '/novedades', rule: 'obtenerNovedades:empty', notice: /Todavía no publicamos novedades/, buttons: [] },
  { at: '/novedades', rule: 'obtenerNovedades:slow:5000', notice: /Cargando…/, buttons: [] },
  { at: '/productos', rule: '*:offline', notice: /Cargando…|No pudimos (?:cargar|ver)/, buttons: [] },
  { at: '/admin/panel', rule: '*:offline', notice: /Cargando…|No pudimos (?:cargar|ver)/, buttons: [] },
  { at: '/productos', rule: 'getImage:hang', ...nothing },
]

/** The texts of notices, and of screens that replace a page. */
const output = async (page: Page) =>
  (
    await Promise.all(
      [
        page.getByRole('status', { name: 'Avisos' }),
        page.getByRole('alertdialog'),
        page.getByRole('dialog'),
        page.getByRole('main'),
      ].map(async (place) => (await place.allInnerTexts()).join(' ')),
    )
  )
    .join(' ')
    .replaceAll(/\s+/g, ' ')

/** A visitor's order, and data of the review tools. */
const own = { 'pedido.de': 'Ana, de Taller Ríos', 'sala.nota': 'queda' }
/** Themes of earlier builds, which nothing reads any more. */
const themes = { 'sala.tema': '{}', 'sala.temas': '[]' }

test.describe('further cases, in the demo', { tag: ['@demo', '@release'] }, () => {
  for (const turn of [0, 1, 2]) {
    const rows = table.filter((_, at) => at % 3 === turn)
    test(`a rehearsal of ${rows[0]?.rule} and others changes nothing stored`, async ({ loggedInAs, page, context }) => {
      await loggedInAs('admin')
      const witness = await openTab(context, '/favicon.png')
      // The panel's page writes it once its notices are there.
      await expect.poll(() => witness.evaluate(() => localStorage.getItem('listoSinConexion'))).toBe('1')
      const before = await readAll(witness)
      const files = await cachedPaths(witness)
      for (const { at, rule, first, notice, buttons } of rows) {
        await page.goto(`${at}?escenario=${rule}`)
        await expect(page.getByRole('complementary', { name: 'Escenario', includeHidden: true })).toBeVisible()
        await first?.(page)
        await expect.poll(() => output(page), `${at} ${rule}`).toMatch(notice)
        const pressed = await pressAll(page, buttons, `${at} ${rule}`)
        // The worker answers the requests of a press before the next request.
        await witness.evaluate(() => fetch('/api/obtenerLogos'))
        expect(await readAll(witness), `${at} ${rule}: ${pressed.join(', ')}`).toEqual(before)
        const now = new Set(await cachedPaths(witness))
        expect(
          files.filter((file) => !now.has(file)),
          rule,
        ).toEqual([])
      }
    })
  }

  test('an incomplete company is deleted by its numbers, and comes back', async ({ page }) => {
    await page.goto('/contactos')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A first visit shows the prerendered page; the call makes the backend create its database.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      await fetch('/api/obtenerLogos')
    })
    await page.goto('/favicon.png')
    const before = Object(await storedCompany(page))
    await page.evaluate(
      (items) => {
        for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text)
      },
      { ...own, ...themes },
    )
    await loseTable(page)
    await page.goto('/novedades')
    const screen = page.getByRole('alertdialog', { name: 'Problema con los datos' })
    await screen.getByRole('button', { name: 'Borrar datos del sitio' }).click()
    await expect(screen.getByText(/^Se borran .*24 productos, .* Antes guardamos cómo está todo/)).toBeVisible()
    await screen.getByRole('button', { name: 'Borrar todo y empezar de nuevo' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('region', { name: 'Presentación' })).toBeVisible()
    expect(
      await page.evaluate(
        (keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])),
        Object.keys({ ...own, ...themes }),
      ),
    ).toEqual({ ...own, 'sala.tema': null, 'sala.temas': null })
    const review = await openState(page)
    await review.getByRole('button', { name: 'Volver a como estaba antes de borrar los datos del sitio' }).click()
    await expect(review.getByText(/^Los datos son los del /)).toBeVisible()
    expect(await storedCompany(page)).toEqual({ ...before, servicios: [] })
  })
})
