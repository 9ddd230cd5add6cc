import {
  deleteRow,
  demoFile,
  expect,
  expectAlert,
  openSection,
  openTab,
  richText,
  save,
  saveAndSee,
  test,
} from './kit/index.ts'

const picture = demoFile('productos/cancamo.jpg')
const [first, second] = ['Recién hecho', 'Hecho y corregido']

/** The site may be loading the uploaded picture at the moment of its deletion. */
const goingPicture = /status of 404 .*getImage\/cancamo-/

test.describe('a record', () => {
  test.use({ expectedErrors: goingPicture })

  test('Servicios: made, changed and deleted, as the site shows at once', async ({
    context,
    loggedInAs,
    reloadIfLive,
    page,
  }) => {
    test.slow()
    const site = await context.newPage()
    const onSite = (text: string) => site.getByRole('main').getByText(text, { exact: true })
    await loggedInAs('editor')
    await site.goto('/servicios')
    // A background tab draws no frames, so waiting there for a stable page takes seconds.
    await page.bringToFront()
    await openSection(page, 'Servicios')
    await page.getByRole('button', { name: 'Crear Servicio' }).click()
    await page.getByLabel('Imagen', { exact: true }).setInputFiles(picture)
    await richText(page).fill('Un texto')
    const title = page.getByLabel('Título', { exact: true })
    await title.fill(first)
    await saveAndSee(page, 'Servicio creado con éxito')
    await reloadIfLive(site)
    await expect(onSite(first).first()).toBeAttached()

    await page.getByRole('button', { name: `Editar ${first}`, exact: true }).click()
    await title.fill(second)
    await saveAndSee(page, 'Servicio modificado con éxito')
    await reloadIfLive(site)
    await expect(onSite(second).first()).toBeAttached()
    await expect(onSite(first)).toHaveCount(0)

    await deleteRow(page, second)
    await expectAlert(page, 'Servicio eliminado con éxito')
    await expect(page.getByRole('button', { name: `Editar ${second}`, exact: true })).toHaveCount(0)
    await reloadIfLive(site)
    await expect(onSite(second)).toHaveCount(0)
  })
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

  test(
    'Productos: Mostrar: a picture joins the gallery and leaves it',
    { tag: '@release' },
    async ({ context, loggedInAs, reloadIfLive, page }) => {
      const [record, add] = ['Cáncamo', 'Cargar imagen']
      const site = await openTab(context, '/productos?id=24')
      await expect(site.getByRole('heading', { level: 1, name: record })).toBeVisible()
      const pictures = site.getByAltText(/^Ampliar imagen \d/)
      await expect(pictures).toHaveCount(1)

      await loggedInAs('editor')
      await openSection(page, 'Productos: Mostrar')
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
    },
  )
})
