import type { Page } from '@playwright/test'
import {
  deleteRow,
  demoFile,
  expect,
  expectAlert,
  fillForm,
  openSection,
  openTab,
  richText,
  save,
  saveAndSee,
  test,
} from './kit/index.ts'

interface Resource {
  /** The section's entry in the sidebar. */
  entry: string
  create: string
  /** Fills all fields of the create form but the name. */
  fill: (page: Page) => Promise<void>
  name: (page: Page) => ReturnType<Page['getByLabel']>
  /** The record's noun on buttons. */
  called?: (name: string) => string
  /** The alerts of §8: created, changed, deleted. */
  alerts: readonly [string, string, string]
  /** The public page that shows the record. */
  path: string
}

const picture = demoFile('productos/cancamo.jpg')
const labelled = (label: string) => (page: Page) => page.getByLabel(label, { exact: true })
const title = labelled('Título')

const resources: Resource[] = [
  {
    entry: 'Home: Slider',
    create: 'Crear Slider',
    path: '/',
    name: (page) => richText(page),
    called: (name) => `slider ${name}`,
    fill: (page) =>
      fillForm(page, { files: { Imagen: picture }, 'Texto del botón': 'Mirá', 'Link del botón': '/servicios' }),
    alerts: ['Slider creado', 'Slider modificado', 'Slider eliminado'],
  },
  {
    entry: 'Empresa: Valores',
    create: 'Crear Valor',
    path: '/empresa',
    name: title,
    fill: (page) => fillForm(page, { files: { Imagen: picture }, texto: 'Un texto' }),
    alerts: ['Valor creado', 'Valores modificado', 'Valor eliminado'],
  },
  {
    entry: 'Productos: Mostrar',
    create: 'Crear Producto',
    path: '/productos',
    name: labelled('Nombre'),
    fill: (page) => fillForm(page, { texto: 'Un texto' }),
    alerts: ['Producto creado', 'Producto actualizado', 'Producto eliminado'],
  },
  {
    entry: 'Servicios',
    create: 'Crear Servicio',
    path: '/servicios',
    name: title,
    fill: (page) => fillForm(page, { files: { Imagen: picture }, texto: 'Un texto' }),
    alerts: ['Servicio creado', 'Servicio modificado', 'Servicio eliminado'],
  },
  {
    entry: 'Descargas',
    create: 'Crear Descarga',
    path: '/descargas',
    name: title,
    fill: (page) => fillForm(page, { files: { Archivo: demoFile('descargas/plantilla-de-pedido.xlsx') } }),
    alerts: ['Descarga creada', 'Descarga modificada', 'Descarga eliminada'],
  },
  {
    entry: 'Novedades',
    create: 'Crear Novedad',
    path: '/novedades',
    name: title,
    fill: (page) =>
      fillForm(page, { files: { Portada: picture }, Epígrafe: 'Un epígrafe', Etiqueta: 'Prueba', texto: 'Un texto' }),
    alerts: ['Novedad creada', 'Novedad modificada', 'Novedad eliminada'],
  },
  {
    entry: 'Ferias',
    create: 'Crear Feria',
    path: '/ferias',
    name: title,
    fill: (page) => fillForm(page, { Epígrafe: 'Un epígrafe', texto: 'Un texto' }),
    alerts: ['Feria creada', 'Feria modificada', 'Feria eliminada'],
  },
  {
    entry: 'Videos',
    create: 'Crear Video',
    path: '/videos',
    name: title,
    fill: async (page) => {
      await page.getByRole('checkbox', { name: 'Archivo' }).check()
      await fillForm(page, { files: { 'Archivo del video': demoFile('videos/video-armado.mp4') } })
    },
    alerts: ['Video creado', 'Video modificado', 'Video eliminado'],
  },
  {
    entry: 'Zona Privada',
    create: 'Crear Archivo',
    path: '/zonaPrivada',
    name: labelled('Numero de pedido'),
    fill: (page) => fillForm(page, { files: { Archivo: demoFile('listas/lista-mayorista-octubre-2026.xlsx') } }),
    alerts: ['Archivo subido', 'Archivo modificado', 'Archivo eliminado'],
  },
]

const [first, second] = ['Recién hecho', 'Hecho y corregido']

/** The site may be loading the uploaded picture at the moment of its deletion. */
const goingPicture = /status of 404 .*getImage\/cancamo-/

test.describe('resources', () => {
  test.use({ expectedErrors: goingPicture })

  // Several a test, since the set-up of a test takes long.
  for (const [start, end] of [
    [0, 3],
    [3, 4],
    [4, 6],
    [6, 9],
  ] as const) {
    const some = resources.slice(start, end)
    const message = `${some.map(({ entry }) => entry).join(', ')}: made, changed and deleted, as the site shows at once`
    const tag = start === 3 ? [] : start === 4 ? '@largo' : '@release'
    test(message, { tag }, async ({ context, loggedInAs, reloadIfLive, page }) => {
      test.slow()
      const site = await context.newPage()
      const onSite = (text: string) => site.getByRole('main').getByText(text, { exact: true })
      await loggedInAs('editor')
      for (const {
        entry,
        create,
        path,
        name,
        called = String,
        fill,
        alerts: [created, changed, deleted],
      } of some) {
        if (path === '/zonaPrivada') await loggedInAs('cliente', path, site)
        else await site.goto(path)
        // A background tab draws no frames, so waiting there for a stable page takes seconds.
        await page.bringToFront()
        await openSection(page, entry)
        await page.getByRole('button', { name: create }).click()
        await fill(page)
        await name(page).fill(first)
        await saveAndSee(page, `${created} con éxito`)
        await reloadIfLive(site)
        await expect(onSite(first).first()).toBeAttached()

        await page.getByRole('button', { name: `Editar ${called(first)}`, exact: true }).click()
        await name(page).fill(second)
        await saveAndSee(page, `${changed} con éxito`)
        await reloadIfLive(site)
        await expect(onSite(second).first()).toBeAttached()
        await expect(onSite(first)).toHaveCount(0)

        await deleteRow(page, called(second))
        await expectAlert(page, `${deleted} con éxito`)
        await expect(page.getByRole('button', { name: `Editar ${called(second)}`, exact: true })).toHaveCount(0)
        await reloadIfLive(site)
        await expect(onSite(second)).toHaveCount(0)
      }
    })
  }
})

test.describe('further cases', { tag: '@release' }, () => {
  test('Logos: another one stands in the header at once', async ({ context, loggedInAs, reloadIfLive, page }) => {
    const site = await openTab(context, '/')
    await loggedInAs('editor')
    await openSection(page, 'Logos')
    await page.getByLabel('Logo del navbar').setInputFiles(demoFile('brand/logo-footer.png'))
    await save(page, 'Actualizar')
    await expectAlert(page, 'Logos actualizados con éxito')
    await reloadIfLive(site)
    const logo = site.getByRole('banner').getByRole('img').first()
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(206)
  })

  test('Metadatos: the page carries its keywords', async ({ context, loggedInAs, reloadIfLive, page }) => {
    const site = await openTab(context, '/ferias')
    await loggedInAs('admin')
    await openSection(page, 'Metadatos')
    await page.getByRole('button', { name: 'Editar ferias' }).click()
    await page.getByLabel('Keyword').fill('exposiciones, encuentros')
    await saveAndSee(page, 'Metadatos actualizados con éxito')
    await reloadIfLive(site)
    await expect(site.locator('meta[name="keywords"]')).toHaveAttribute('content', 'exposiciones, encuentros')
  })
})

test.describe('a gallery', () => {
  test.use({ expectedErrors: goingPicture })

  for (const { entry, record, add, path } of [
    { entry: 'Productos: Mostrar', record: 'Cáncamo', add: 'Cargar imagen', path: '/productos?id=24' },
    { entry: 'Ferias', record: 'Jornada de Proveedores del Agro 2026', add: 'Cargar Imagen', path: '/ferias?id=3' },
  ]) {
    const message = `${entry}: a picture joins the gallery and leaves it`
    test(message, { tag: '@release' }, async ({ context, loggedInAs, reloadIfLive, page }) => {
      const site = await openTab(context, path)
      await expect(site.getByRole('heading', { level: 1, name: record })).toBeVisible()
      const pictures = site.getByAltText(/^Ampliar imagen \d|foto \d$/)
      await expect(pictures).toHaveCount(1)

      await loggedInAs('editor')
      await openSection(page, entry)
      await page.getByRole('button', { name: `Imágenes de ${record}` }).click()
      await page.getByRole('button', { name: add }).click()
      const dialog = page.getByRole('dialog', { name: add })
      await dialog.getByLabel('Imagen').setInputFiles(picture)
      await dialog.getByRole('button', { name: 'Guardar' }).click()
      await expectAlert(page, 'Imagen agregada con éxito')
      await reloadIfLive(site)
      await expect(pictures).toHaveCount(2)
      await deleteRow(page, 'imagen 2')
      await expectAlert(page, 'Imagen eliminada con éxito')
      await reloadIfLive(site)
      await expect(pictures).toHaveCount(1)
    })
  }
})

test.describe('refused', () => {
  test.use({ expectedErrors: /status of 422|ApiError/ })

  test('a product without a name says what §8 says, and keeps what was typed', async ({ loggedInAs, page }) => {
    await loggedInAs('editor', '/admin/panel#s=26')
    await page.getByLabel('Orden').fill('siete')
    await save(page)
    await expect(page.getByRole('alert').getByText('Faltan completar campos', { exact: true })).toBeVisible()
    for (const label of ['Nombre', 'Orden'])
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Orden')).toHaveValue('siete')
  })
})
