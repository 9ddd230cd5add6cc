/** Each part that the pages fetch on demand is aborted in turn: what a person reads, and what 'Reintentar' brings (run/parts.ts). */
import type { Locator, Page } from '@playwright/test'
import { workbook } from '#contract/sheet/testing.ts'
import { addLines, expect, logIntoZone, openControlled, test, textFile } from './kit/index.ts'
import { parts } from './run/parts.ts'

test.use({
  expectedErrors: /ERR_FAILED|dynamically imported module|Unable to preload|DeadThread|status of 404|Algo salió mal/,
})

/** Aborts a part's code and styles, until it is let through. */
const withoutPart = async (page: Page, chunk: string) => {
  let isAborted = true
  await page
    .context()
    .route(new RegExp(`/assets/${chunk}-[\\w-]{8}\\.(?:js|css)$`), (route) =>
      isAborted ? route.abort() : route.continue(),
    )
  return () => {
    isAborted = false
  }
}

const sheetOf = async (rows: readonly (readonly string[])[]) => ({
  name: 'lista.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(await workbook([{ rows: rows.map((row) => [...row]) }]).arrayBuffer()),
})

const countMissingStyles = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].filter(({ sheet }) => {
        try {
          return !sheet?.cssRules.length
        } catch {
          return true
        }
      }).length,
  )

interface Try {
  /** The name of the part's file in a build; that of its module where nothing is said. */
  readonly chunk?: string
  readonly as?: 'admin'
  readonly at: string
  /** Asks for the part. */
  readonly ask: (page: Page) => Promise<void>
  /** Asks again; 'Reintentar' where nothing is said. */
  readonly askAgain?: (page: Page) => Promise<void>
  /** What stands there once the part has come. */
  readonly brings: (page: Page) => Locator
}

const press =
  (name: string | RegExp, options: { readonly exact?: boolean } = {}) =>
  (page: Page) =>
    page
      .getByRole('button', { name, ...options })
      .first()
      .click()
const retry = press('Reintentar')
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
const choose = (file: Parameters<Locator['setInputFiles']>[0]) => (page: Page) =>
  page.getByLabel('Archivo', { exact: true }).setInputFiles(file)

/** More than a page reads by itself. */
const manyLines = Array.from({ length: 120 }, () => '011250 x 1').join('\n')
const added = (page: Page) => page.getByText(/^Agregamos \d+ líneas?\.$/)
const addLine = (page: Page) => addLines(page, '011250 x 20')

const tries: Readonly<Record<string, Try>> = {
  './SizesDialog.tsx': {
    at: '/productos',
    ask: press(/^Agregar medidas de .* a mi pedido$/),
    brings: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Agregar \w+ a mi pedido/ })
        .first(),
  },
  './SearchDialog.tsx': { at: '/', ask: press('Buscar en el sitio'), brings: dialog('Buscar') },
  './PictureDialog.tsx': {
    at: '/productos?id=1',
    ask: press(/^Ampliar imagen 1 /),
    brings: (page) => page.getByRole('dialog').getByRole('img').first(),
  },
  './ZoneDialog.tsx': {
    at: '/',
    ask: press('Zona privada'),
    askAgain: async (page) => {
      await press('Cerrar aviso')(page)
      await press('Zona privada')(page)
    },
    brings: dialog('Zona privada'),
  },
  './finding.ts': {
    at: '/productos',
    ask: (page) => page.getByRole('searchbox').fill('bulon'),
    brings: (page) => page.getByText(/ coinciden? con «bulon»/),
  },
  './narrow/index.ts': {
    chunk: 'narrow',
    at: '/productos?vista=tabla',
    ask: () => Promise.resolve(),
    brings: (page) => page.getByRole('table'),
  },
  '../../catalogue-worker/ask.ts': { at: '/pedido', ask: addLine, askAgain: press('Agregar al pedido'), brings: added },
  '#contract/sheet/book.ts': {
    at: '/pedido',
    ask: (page) => page.getByLabel(/CSV o XLSX/).setInputFiles(textFile('pedido.csv', '011250 x 20')),
    askAgain: (page) => page.getByLabel(/CSV o XLSX/).setInputFiles(textFile('pedido.csv', '011250 x 20')),
    brings: added,
  },
  papaparse: {
    chunk: 'papaparse.min',
    as: 'admin',
    at: '/admin/panel#s=17',
    ask: press('Descargar CSV'),
    askAgain: press('Descargar CSV'),
    brings: (page) => page.getByRole('heading', { level: 1 }),
  },
  '#site/catalogue-worker/ask.ts': {
    as: 'admin',
    at: '/admin/panel#s=25',
    ask: (page) => page.getByRole('searchbox').fill('011250'),
    brings: (page) => page.getByRole('row', { name: /Bulón hexagonal/ }).first(),
  },
  './catalogue.worker.ts': {
    as: 'admin',
    at: '/admin/panel#s=130',
    ask: press('Descargar el catálogo en CSV'),
    askAgain: press('Descargar el catálogo en CSV'),
    brings: (page) => page.getByRole('button', { name: 'Subir', exact: true }),
  },
  './Editor.tsx': {
    as: 'admin',
    at: '/admin/panel#s=53&id=1',
    ask: () => Promise.resolve(),
    brings: (page) => page.getByRole('textbox', { name: 'Texto', exact: true }),
  },
  './Palette.tsx': { as: 'admin', at: '/admin/panel', ask: press(/^Ir a…/), brings: dialog('Ir a…') },
  './PicturesDialog.tsx': {
    as: 'admin',
    at: '/admin/panel#s=25',
    ask: press('Imágenes de muchos productos'),
    brings: dialog(/./),
  },
  './LibraryDialog.tsx': {
    as: 'admin',
    at: '/admin/panel#s=53&id=1',
    ask: press('Elegir uno que ya está'),
    brings: dialog(/./),
  },
  './planilla.worker.ts': {
    as: 'admin',
    at: '/admin/panel#s=130',
    ask: choose(textFile('lista.csv', 'Código;Descripción;Medida;Caja\nZZ-1;Perno nuevo;M6 x 20;100')),
    brings: (page) => page.getByText(/^De 1 fila/),
  },
  './hidden.worker.ts': {
    as: 'admin',
    at: '/admin/panel#s=110',
    ask: async (page) => {
      await page.getByLabel('Numero de pedido').fill('0001-00088004')
      await choose(await sheetOf([['Código', 'Precio']]))(page)
      await press('Guardar')(page)
    },
    askAgain: async (page) => {
      await press('No guardar')(page)
      await press('Guardar')(page)
    },
    brings: (page) => page.getByText('Archivo subido con éxito'),
  },
  './Sheet.tsx': {
    at: '/servicios',
    ask: press('Sala de revisión'),
    brings: (page) => page.getByRole('navigation', { name: 'Herramientas' }),
  },
  '../../site/*/*Page.tsx': {
    chunk: 'ServiciosPage',
    at: '/empresa',
    ask: (page) => page.getByRole('banner').getByRole('link', { name: 'Servicios' }).click(),
    askAgain: press('Recargar'),
    brings: (page) => page.getByRole('heading', { level: 1, name: 'Servicios' }),
  },
}

for (const [
  asks,
  { chunk = /([^/]+)\.tsx?$/.exec(asks)?.[1] ?? '', as, at, ask, askAgain = retry, brings },
] of Object.entries(tries)) {
  test(
    `without ${asks} a person reads it, and loses nothing`,
    { tag: ['@demo', '@release'] },
    async ({ page, loggedInAs }) => {
      const says = parts.find((part) => part.asks === asks && part.says !== undefined)?.says ?? ''
      const comes = await withoutPart(page, chunk)
      if (as) await loggedInAs(as, at)
      else await openControlled(page, at)
      await ask(page)
      await expect(page.getByText(says, { exact: false }).first()).toBeVisible()
      comes()
      await askAgain(page)
      await expect(brings(page)).toBeVisible()
      await expect(page.getByText(says, { exact: false })).toHaveCount(0)
      await expect.poll(() => countMissingStyles(page)).toBe(0)
    },
  )
}

test('a text stays until its lines stand in the list', { tag: ['@demo', '@release'] }, async ({ page }) => {
  await withoutPart(page, 'ask')
  await openControlled(page, '/pedido')
  await addLines(page, manyLines)
  await expect(page.getByText('No pudimos leer las líneas', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Códigos y cantidades')).toHaveValue(manyLines)
})

test('where the thread does not come the page reads a long order', { tag: ['@demo', '@release'] }, async ({ page }) => {
  await withoutPart(page, 'catalogue.worker')
  await openControlled(page, '/pedido')
  await addLines(page, manyLines)
  await expect(added(page)).toBeVisible()
})

test('a price list that could not be read is there to download', { tag: ['@demo', '@release'] }, async ({ page }) => {
  const comes = await withoutPart(page, 'book.worker')
  await logIntoZone(page, 'cliente')
  await expect(page).toHaveURL('/zonaPrivada')
  await page.goto('/zonaPrivada?id=12')
  await expect(page.getByText('No pudimos mostrar esta lista como tabla.', { exact: false })).toBeVisible()
  comes()
  await retry(page)
  await expect(page.getByText('100 filas')).toBeVisible()
})

/** They leave no word that a person waits for: the page goes on without them. */
test('the parts that nobody waits for leave a page as it is', { tag: ['@demo', '@release'] }, async ({ page }) => {
  for (const chunk of ['Neighbours', 'Around', 'embla', 'PublicFooter', 'sanitise']) await withoutPart(page, chunk)
  const amountComes = await withoutPart(page, 'AmountInOrder')
  await openControlled(page, '/productos?id=1')
  await page
    .getByRole('button', { name: /^Agregar 011\d+ a mi pedido/ })
    .first()
    .click()
  const more = page.getByRole('button', { name: /a mi pedido, hay 1$/ })
  await more.click()
  await expect(page.getByRole('button', { name: /a mi pedido, hay 2$/ })).toBeVisible()
  await expect(page.getByText(/No pudimos|Algo salió mal/)).toHaveCount(0)
  amountComes()
  await page.getByRole('button', { name: /a mi pedido, hay 2$/ }).click()
  await expect(page.getByRole('button', { name: /^Agregar otro pack de 011\d+/ })).toBeVisible()
})
