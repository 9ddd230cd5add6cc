import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import {
  deleteRow,
  downloadOf,
  expect,
  expectAlert,
  openSection,
  richText,
  tabOf,
  test,
  textFile,
} from './kit/index.ts'

test('Ctrl+K leads to a product, a screen and a new record, but not from a rich text', async ({ loggedInAs, page }) => {
  await loggedInAs('editor', '/admin/panel')
  const palette = page.getByRole('combobox')
  await page.keyboard.press('Control+k')
  await palette.fill('020870')
  await expect(page.getByRole('option', { name: /Bulón carruaje/ })).toBeVisible()
  await palette.press('Enter')
  await expect(page.getByLabel('Nombre')).toHaveValue('Bulón carruaje')
  await expect(richText(page)).toBeVisible()
  await richText(page).click()
  await page.keyboard.press('Control+k')
  const link = page.getByRole('dialog', { name: 'Enlace' })
  await expect(link).toBeVisible()
  await expect(palette).toHaveCount(0)
  await page.keyboard.press('Escape')
  // The dialog gives the focus back once it has gone.
  await expect(richText(page)).toBeFocused()
  await page.getByLabel('Nombre').focus()
  await page.keyboard.press('Control+k')
  await palette.fill('usuarios')
  await expect(page.getByText('No encontramos nada con “usuarios”.')).toBeVisible()
  await palette.fill('crear nov')
  await expect(page.getByRole('option', { name: /Crear Novedad/ })).toBeVisible()
  await palette.press('Enter')
  await expect(page.getByRole('heading', { name: 'Crear Novedad' })).toBeVisible()
})

test.describe('further cases', { tag: '@release' }, () => {
  test('staff edit from the site, and the panel leads back to that record', async ({ loggedInAs, page }) => {
    await page.goto('/productos?id=1')
    await expect(page.getByRole('heading', { level: 1, name: 'Bulón hexagonal' })).toBeVisible()
    await loggedInAs('editor', '/productos?id=1')
    await page.getByRole('link', { name: 'Editar producto' }).click()
    await expect(page.getByLabel('Nombre')).toHaveValue('Bulón hexagonal')
    await expect(page.getByRole('banner').getByRole('link', { name: /^Ver en el sitio/ })).toHaveAttribute(
      'href',
      '/productos?id=1',
    )
    await openSection(page, 'Servicios')
    await page.getByRole('button', { name: 'Editar Logística y reposición' }).click()
    await expect(page.getByLabel('Título')).toHaveValue('Logística y reposición')
    const site = await tabOf(page, page.getByRole('banner').getByRole('link', { name: /^Ver en el sitio/ }))
    await expect(site.getByRole('link', { name: 'Editar servicio' })).toHaveAttribute('href', '/admin/panel#s=53&id=3')
    await expect(site.getByRole('heading', { name: 'Logística y reposición' })).toBeInViewport()
    await site.goto('/novedades?id=1')
    await expect(site.getByRole('link', { name: 'Editar novedad' })).toBeVisible()
    await page.getByRole('button', { name: 'Salir' }).click()
    await expect(site.getByRole('link', { name: 'Editar novedad' })).toHaveCount(0)
  })

  test('the first screen names what waits and what changed', async ({ loggedInAs, page }) => {
    await loggedInAs('admin', '/admin/panel')
    const main = page.getByRole('main')
    await expect(page.getByTitle('2 clientes por activar')).toBeVisible()
    await main.getByRole('link', { name: 'Ver clientes' }).click()
    for (const customer of await page.getByRole('switch', { checked: false }).all())
      await expect(customer).toBeVisible()
    await page.getByRole('switch', { name: 'Activado: pendiente' }).click()
    await expectAlert(page, 'Cliente modificado con éxito')
    await expect(page.getByTitle('1 cliente por activar')).toBeVisible()
    await openSection(page, 'Servicios')
    await deleteRow(page, 'Asesoramiento técnico')
    await expectAlert(page, 'Servicio eliminado con éxito')
    await page.getByRole('link', { name: /inicio del panel/ }).click()
    await expect(main.getByText('1 cliente por activar')).toBeVisible()
    await expect(main.getByText('Servicio eliminado: Asesoramiento técnico')).toBeVisible()
  })

  test('the whole sidebar is in sight at 1366x768, each entry in one line', async ({ loggedInAs, page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await loggedInAs('admin', '/admin/panel')
    const links = page.getByRole('navigation', { name: 'Secciones del panel' }).getByRole('link')
    await expect(links).toHaveCount(22)
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => {
        const { top, bottom, height } = link.getBoundingClientRect()
        return { top, bottom, height, words: link.textContent, wide: link.scrollWidth > link.clientWidth }
      }),
    )
    expect(boxes.filter(({ wide, height }) => wide || height > 31)).toEqual([])
    const corner = page.getByRole('button', { name: 'Sala de revisión' })
    const lowest = Math.max(...boxes.map(({ bottom }) => bottom))
    const limit = (await corner.count()) > 0 ? ((await corner.boundingBox())?.y ?? 0) : 768
    expect(lowest).toBeLessThanOrEqual(limit)
  })

  test('the catalogue goes out, and comes back with a correction alone', async ({ loggedInAs, page }) => {
    await loggedInAs('admin', '/admin/panel#s=130')
    for (const kind of ['XLSX', 'CSV']) {
      const file = await downloadOf(page, page.getByRole('button', { name: `Descargar el catálogo en ${kind}` }))
      await page.getByLabel('Archivo').setInputFiles(await file.path())
      await expect(
        page.getByText(/^De \d+ filas: \d+ productos sin cambios, \d+ medidas\. Se cargan todas las columnas\.$/),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Quitar archivo' }).click()
    }
    const file = await downloadOf(page, page.getByRole('button', { name: 'Descargar el catálogo en CSV' }))
    const before = await readFile(await file.path(), 'utf8')
    const corrected = before.replaceAll('020870', '020871')
    expect(corrected).not.toBe(before)
    await page.getByLabel('Archivo').setInputFiles(textFile('catalogo.csv', corrected))
    await expect(
      page.getByText(
        /^De \d+ filas: 1 producto con cambios y \d+ productos sin cambios, \d+ medidas\. Se cargan todas las columnas\.$/,
      ),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Subir', exact: true }).click()
    await expectAlert(page, 'Datos cargados con éxito')
    await page.goto('/productos?buscar=020871')
    await expect(page.getByText('1 producto coincide con «020871»')).toBeVisible()
  })

  test('a catalogue of some megabytes goes out whole, in both kinds', async ({ loggedInAs, page, seed }) => {
    const texto = `<p>${'Acero al carbono, zincado. '.repeat(40)}</p>`
    await seed({ productos: Array.from({ length: 3_000 }, (_, i) => ({ nombre: `Perno ${i + 1}`, texto })) })
    await loggedInAs('admin', '/admin/panel#s=130')
    const file = await downloadOf(page, page.getByRole('button', { name: 'Descargar el catálogo en CSV' }))
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines).toHaveLength(3_001)
    expect(lines.at(-1)).toContain('Perno 3000')
    // The policy of the site refuses the worker by which the library packs a large workbook.
    const book = await downloadOf(page, page.getByRole('button', { name: 'Descargar el catálogo en XLSX' }))
    const { ['xl/worksheets/sheet1.xml']: sheet } = unzipSync(await readFile(await book.path()))
    expect(strFromU8(sheet ?? new Uint8Array()).match(/<row /g)).toHaveLength(3_001)
  })
})

test('screen readers are told the name of each screen', { tag: '@largo' }, async ({ loggedInAs, page }) => {
  await loggedInAs('editor', '/admin/panel')
  const live = page.locator('[aria-live="polite"]')
  for (const entry of ['Servicios', 'Descargas']) {
    await openSection(page, entry)
    await expect(live.filter({ hasText: entry })).toHaveCount(1)
  }
  await page.getByRole('button', { name: 'Crear Descarga' }).click()
  await expect(live.filter({ hasText: 'Crear Descarga' })).toHaveCount(1)
})
