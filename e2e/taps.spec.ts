/** Taps on a slow visit: a control of each kind does its work, once, however soon it is tapped. */
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { expect, isTaken, openWithoutCode, test } from './kit/index.ts'

interface Kind {
  readonly what: string
  readonly path: string
  readonly control: (page: Page) => Locator
  /** Waits for the page after the tap. */
  readonly shows: (page: Page) => Promise<void>
  readonly width?: number
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).first()
const dialog = (page: Page) => page.getByRole('dialog')
const opens =
  (part: (dialog: Locator) => Locator) =>
  async (page: Page): Promise<void> => {
    await expect(part(dialog(page)).first()).toBeVisible()
    await expect(dialog(page)).toHaveCount(1)
  }

const kinds: readonly Kind[] = [
  {
    what: "a carousel's arrow",
    path: '/',
    control: button('Siguiente'),
    shows: async (page) => {
      const shown = page.locator('[aria-label=Presentación] [aria-roledescription=diapositiva]:not([inert])')
      await expect(shown).toHaveAttribute('aria-label', /^2 de /)
    },
  },
  {
    what: 'a film',
    path: '/videos',
    control: button('Reproducir Armado de una unión abulonada'),
    shows: opens((film) => film.locator('video')),
  },
  {
    what: 'a picture to be enlarged',
    path: '/productos?id=1',
    control: button(/^Ampliar/),
    shows: opens((picture) => picture.getByRole('img')),
  },
  {
    what: 'a link to copy',
    path: '/novedades?id=2',
    control: button('Copiar enlace'),
    // Its message is gone after some seconds, the copy is not.
    shows: (page) =>
      expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/novedades\?id=2$/),
  },
  {
    what: 'the table in place of cards',
    path: '/productos',
    control: button('Tabla'),
    shows: async (page) => {
      await expect(page).toHaveURL('/productos?vista=tabla')
      await expect(button('Tabla')(page)).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('table').first()).toBeVisible()
    },
  },
  {
    what: 'a filter',
    path: '/productos',
    control: button('Diámetro'),
    shows: async (page) => {
      await expect(page.getByRole('group', { name: 'Diámetro' }).getByRole('checkbox').first()).toBeVisible()
    },
  },
  {
    what: "a card's +",
    path: '/productos',
    control: button('Agregar medidas de Bulón hexagonal a mi pedido'),
    shows: opens((sizes) => sizes.getByRole('button', { name: 'Agregar 011250 a mi pedido' })),
  },
  {
    what: "a size's +",
    path: '/productos?id=1',
    control: button('Agregar 011250 a mi pedido'),
    shows: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Packs de 011250' })).toHaveValue('1')
    },
  },
  {
    what: 'the menu of a phone',
    path: '/empresa',
    width: 375,
    control: button('Abrir menú'),
    shows: async (page) => {
      await expect(button('Cerrar menú')(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
    },
  },
  {
    what: 'the search',
    path: '/servicios',
    control: button('Buscar en el sitio'),
    shows: opens((search) => search.getByRole('searchbox')),
  },
  {
    what: 'the private zone',
    path: '/ferias',
    control: button('Zona privada'),
    shows: opens((zone) => zone.getByLabel('Usuario')),
  },
  {
    what: 'a form that lacks words',
    path: '/contactos',
    control: button('Enviar'),
    shows: async (page) => {
      await expect(page.getByLabel('Nombre y apellido*')).toHaveAttribute('aria-invalid', 'true')
    },
  },
]

type Code = Awaited<ReturnType<typeof openWithoutCode>>

/** When a control is tapped: each lets that much of the held code come. */
const moments: readonly (readonly [string, (code: Code, page: Page) => Promise<unknown>])[] = [
  ['before any code', () => Promise.resolve()],
  ['while the code comes', (code) => code.all()],
  ['once the page works, before the rest of its code', (code) => code.until('main')],
  [
    'once all works',
    async (code, page) => {
      await code.all()
      await isTaken(page, 'footer a')
    },
  ],
]

interface At {
  readonly browser: Browser
  readonly watch: (context: BrowserContext) => void
  readonly baseURL: string | undefined
}

const slowVisit = async ({ browser, watch, baseURL }: At, { path, width = 1440 }: Pick<Kind, 'path' | 'width'>) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'es-AR',
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  watch(context)
  const page = await context.newPage()
  const code = await openWithoutCode(page, path)
  await page.locator('h1').waitFor({ state: 'attached' })
  return { page, code }
}

const isDone = async (at: At, kind: Kind, [when, arrives]: (typeof moments)[number]) => {
  const { page, code } = await slowVisit(at, kind)
  await kind.control(page).waitFor()
  await arrives(code, page)
  await kind.control(page).click({ noWaitAfter: true })
  await code.all()
  await test.step(`${kind.what}, ${when}`, async () => {
    await kind.shows(page)
    // Once: it is still so when all of the page works.
    await isTaken(page, 'footer a')
    await kind.shows(page)
  })
  await page.context().close()
}

for (const [turn, moment] of moments.entries()) {
  const [when] = moment
  const [now, later] = [
    kinds.filter((_, at) => at % moments.length === turn),
    kinds.filter((_, at) => at % moments.length !== turn),
  ]
  test(
    `tapped ${when}: ${now.map(({ what }) => what).join(', ')}`,
    { tag: ['@demo', '@release'] },
    async ({ browser, watch, baseURL }) => {
      await Promise.all(now.map((kind) => isDone({ browser, watch, baseURL }, kind, moment)))
    },
  )
  for (const kind of later)
    test(`tapped ${when}: ${kind.what}`, { tag: ['@demo', '@release'] }, ({ browser, watch, baseURL }) =>
      isDone({ browser, watch, baseURL }, kind, moment),
    )
}

for (const [when, arrives] of moments) {
  test(`a download tapped ${when} comes once`, { tag: ['@demo', '@release'] }, async ({ browser, watch, baseURL }) => {
    const { page, code } = await slowVisit({ browser, watch, baseURL }, { path: '/descargas' })
    const names: string[] = []
    page.on('download', (download) => names.push(download.suggestedFilename()))
    const link = page.getByRole('link', { name: 'Catálogo general 2026' })
    await link.waitFor()
    await arrives(code, page)
    await link.click({ noWaitAfter: true })
    await code.all()
    await expect.poll(() => names).toEqual(['Catálogo general 2026.pdf'])
    await isTaken(page, 'footer a')
    expect(names).toHaveLength(1)
    await page.context().close()
  })
}
