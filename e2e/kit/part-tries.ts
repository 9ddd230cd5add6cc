/** How the journeys ask for each part that somebody waits for, and what the part brings (run/parts.ts). */
import type { Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { firstUserHash } from '#contract/first-user.ts'
import { updateMarca } from '#contract/marca-writes.ts'
import { workbook } from '#contract/sheet/testing.ts'
import { addLines, ask, expect, fillContact, loseTable, openControlled, sendContact, textFile } from './index.ts'
import { press, type Said } from './parts.ts'

const sheetOf = async (rows: readonly (readonly string[])[]) => ({
  name: 'lista.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(await workbook([{ rows: rows.map((row) => [...row]) }]).arrayBuffer()),
})

export interface Try {
  readonly as?: 'admin' | 'cliente'
  readonly scenario?: string
  /** Done while the part still comes. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Where the part is missing; undefined where asking opens the page. */
  readonly at?: string
  /** Asks for the part; opening the page does where nothing is said. */
  readonly ask?: (page: Page) => Promise<unknown>
  /** Asks again; 'Reintentar' where nothing is said. */
  readonly askAgain?: (page: Page) => Promise<unknown>
  /** What stands there once the part has come. */
  readonly brings: (page: Page) => Locator
}

export const retry = press('Reintentar')
const downloads = (act: (page: Page) => Promise<unknown>) => (page: Page) =>
  Promise.all([page.waitForEvent('download'), act(page)])
const reload = press('Recargar')
const open = (path: string) => (page: Page) => page.goto(path)
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first()
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
export const choose = (file: Parameters<Locator['setInputFiles']>[0]) => (page: Page) =>
  page.getByLabel('Archivo', { exact: true }).setInputFiles(file)

/** More than a page reads by itself. */
export const manyLines = Array.from({ length: 120 }, () => '011250 x 1').join('\n')
export const added = (page: Page) => page.getByText(/^Agregamos \d+ líneas?\.$/)
const addLine = (page: Page) => addLines(page, '011250 x 20')

const chooseOrder = (page: Page) => page.getByLabel(/CSV o XLSX/).setInputFiles(textFile('pedido.csv', '011250 x 20'))
const orderFile: Try = { at: '/pedido', ask: chooseOrder, askAgain: chooseOrder, brings: added }
const downloadAll = async (page: Page) => {
  await press(/^Ir a…/)(page)
  await page.getByRole('combobox').fill('Descargar el catálogo')
  await page.getByRole('option', { name: 'Descargar el catálogo' }).first().click()
}
const found: Try = {
  as: 'admin',
  at: '/admin/panel',
  ask: async (page) => {
    await press(/^Ir a…/)(page)
    await page.getByRole('combobox').fill('bulon hexagonal')
  },
  brings: (page) => page.getByRole('option', { name: /Bulón hexagonal/ }).first(),
}
/** A picture of another size than the recommended one, and one that is heavy besides. */
const picture = readFileSync('stories/portada.jpg')
const heavy = Buffer.concat([picture, Buffer.alloc(3 * 1024 * 1024)])
const choosePicture = (buffer: Buffer) => (page: Page) =>
  page.getByLabel('Imagen', { exact: true }).setInputFiles({ name: 'portada.jpg', mimeType: 'image/jpeg', buffer })
/** A save that the backend refuses with words of its own. */
const refused: Try = {
  as: 'admin',
  scenario: 'updateProducto:error:422:Ese%20texto%20no%20va.',
  at: '/admin/panel#s=28&id=1',
  ask: async (page) => {
    await page.getByLabel('Nombre').fill('Otro nombre')
    await press('Guardar')(page)
  },
  askAgain: press('Guardar'),
  brings: (page) => page.getByText('Ese texto no va.').first(),
}
const startsLate: Try = {
  ask: open('/contactos'),
  askAgain: open('/contactos'),
  brings: (page) => page.getByRole('main'),
}
const tool = (id: string, brings: Try['brings']): Try => ({ at: `/demo#${id}`, brings })

export const tries: Readonly<Record<Said, Try>> = {
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
  './narrow/index.ts': { at: '/productos?vista=tabla', brings: (page) => page.getByRole('table') },
  '../../catalogue-worker/ask.ts': { at: '/pedido', ask: addLine, askAgain: press('Agregar al pedido'), brings: added },
  '#contract/sheet/book.ts': orderFile,
  papaparse: {
    as: 'admin',
    at: '/admin/panel#s=17',
    ask: press('Descargar CSV'),
    askAgain: downloads(press('Descargar CSV')),
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
    askAgain: downloads(press('Descargar el catálogo en CSV')),
    brings: (page) => page.getByRole('button', { name: 'Subir', exact: true }),
  },
  './Editor.tsx': {
    as: 'admin',
    at: '/admin/panel#s=53&id=1',
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
    at: '/empresa',
    ask: (page) => page.getByRole('banner').getByRole('link', { name: 'Servicios' }).click(),
    askAgain: reload,
    brings: (page) => page.getByRole('heading', { level: 1, name: 'Servicios' }),
  },
  '#zone/ZonePage.tsx': {
    as: 'cliente',
    at: '/empresa',
    ask: (page) => page.getByRole('link', { name: 'Lista de precios' }).first().click(),
    askAgain: reload,
    brings: heading(/./),
  },
  '#panel/login/PanelLoginPage.tsx': { at: '/admin/login', askAgain: reload, brings: heading('Administración') },
  '#panel/PanelPage.tsx': {
    as: 'admin',
    at: '/empresa',
    ask: open('/admin/panel'),
    askAgain: reload,
    brings: (page) => page.getByText('Bienvenido admin'),
  },
  './Elsewhere.tsx': {
    at: '/empresa',
    ask: open('/no-hay'),
    askAgain: reload,
    brings: heading(/no existe|No encontramos/),
  },
  './book/BookPage.tsx': {
    as: 'cliente',
    at: '/zonaPrivada?id=12',
    askAgain: reload,
    brings: (page) => page.getByText('100 filas'),
  },
  './book.worker.ts': { as: 'cliente', at: '/zonaPrivada?id=12', brings: (page) => page.getByText('100 filas') },
  './sections/*/*.tsx': {
    as: 'admin',
    at: '/admin/panel',
    ask: open('/admin/panel#s=90'),
    askAgain: reload,
    brings: heading(/Metadatos/),
  },
  './FirstUser.tsx': {
    at: `/admin/login#${firstUserHash}llave`,
    askAgain: reload,
    brings: (page) => page.getByText(/enlace/).first(),
  },
  './HiddenPage.tsx': {
    as: 'admin',
    before: (page) => ask(page, updateMarca, { secciones: '-ferias' }),
    at: '/ferias',
    brings: (page) => page.getByText('Esta sección no está publicada por ahora.'),
  },
  '#review/ReviewPage.tsx': { at: '/demo', brings: heading('Sala de revisión') },
  '#review/tab-state.ts': { at: '/demo', brings: heading('Sala de revisión') },
  './app/boot/react.ts': startsLate,
  './app/boot/start.tsx': startsLate,
  './app/boot/no-worker.tsx': {
    ask: async (page) => {
      await page.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('ServiceWorker'))
      })
      await page.goto('/contactos')
    },
    askAgain: open('/contactos'),
    brings: heading('No pudimos preparar el sitio'),
  },
  '#review/state/wipe.ts': {
    before: async (page) => {
      await openControlled(page, '/contactos')
      await loseTable(page)
    },
    ask: async (page) => {
      await page.goto('/novedades')
      await press('Borrar datos del sitio')(page)
      await press('Borrar todo y empezar de nuevo')(page)
    },
    askAgain: press('Borrar todo y empezar de nuevo'),
    brings: (page) => page.getByRole('region', { name: 'Presentación' }),
  },
  './read-answer.ts': refused,
  './failure.ts': refused,
  './ask.ts': found,
  './answers.ts': found,
  'write-excel-file/here': {
    at: '/pedido',
    ask: async (page) => {
      await addLine(page)
      await press('XLSX', { exact: true })(page)
    },
    askAgain: downloads(press('XLSX', { exact: true })),
    brings: added,
  },
  '#ui/tables/hidden.ts': orderFile,
  '#state/pedido/gone.ts': {
    before: async (page) => {
      await openControlled(page, '/pedido')
      await addLine(page)
      await page.getByRole('link', { name: 'Enviar con el formulario' }).click()
      await fillContact(page)
      await sendContact(page)
      await expect(page.getByText(/queda en Enviados como «Esperando»/)).toBeVisible()
      // The worker has kept the part.
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name)
      })
    },
    scenario: 'enviarCorreo:offline',
    at: '/contactos',
    ask: press('Editar'),
    askAgain: press('Editar'),
    brings: (page) => page.getByRole('main').filter({ hasNot: page.getByRole('button', { name: 'Editar' }) }),
  },
  '../carga-masiva/download.ts': {
    as: 'admin',
    at: '/admin/panel',
    ask: downloadAll,
    askAgain: downloads(downloadAll),
    brings: heading(/./),
  },
  './CropDialog.tsx': {
    as: 'admin',
    at: '/admin/panel#s=53&id=1',
    ask: async (page) => {
      await choosePicture(picture)(page)
      await press(/^Recortar a /)(page)
    },
    brings: dialog(/Recortar/),
  },
  './draw.ts': {
    as: 'admin',
    at: '/admin/panel#s=53&id=1',
    ask: async (page) => {
      await choosePicture(heavy)(page)
      await press(/^Achicar /)(page)
    },
    askAgain: press(/^Achicar /),
    brings: (page) =>
      page
        .getByRole('main')
        .getByText(/portada/)
        .first(),
  },
  './screens/Pantallas.tsx': tool('pantallas', (page) => page.getByRole('heading', { level: 3 }).first()),
  './comments/Comentarios.tsx': tool('comentarios', (page) =>
    page.getByRole('button', { name: 'Importar de otro revisor…' }),
  ),
  './scenario/Escenarios.tsx': tool('escenarios', (page) => page.getByLabel('Escenario', { exact: true })),
  './state/State.tsx': tool('datos', (page) => page.getByRole('button', { name: 'Empezar con mi empresa…' })),
  './calls/Llamadas.tsx': tool('llamadas', (page) => page.getByRole('button', { name: 'Vaciar' })),
}
