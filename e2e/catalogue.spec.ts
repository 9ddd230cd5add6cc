import { columns } from '#contract/bulk-columns.ts'
import { obtenerHistorial } from '#contract/historial.ts'
import { ask, contactForm, expect, expectAlert, readyForOffline, rowsOf, save, test, writeToUs } from './kit/index.ts'

const barcode = (at: number) => `79900000${String(at).padStart(5, '0')}`
const productos = Array.from({ length: 5_000 }, (_, i) => ({
  nombre: `Perno de prueba ${i + 1}`,
  texto: '<p>Texto</p>',
  sub_productos: [{ codigo: `P${i + 1}`, tamaño: 'M8', pack: '100', codigobarra: barcode(i + 1) }],
}))

const staysLight = async ({ page, seed }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'seed'>) => {
  await seed({ productos })
  await page.goto('/productos')
  await expect(page.getByText('5.000 productos')).toBeVisible()
  const cards = page.getByRole('main').getByRole('listitem')
  expect(await cards.count()).toBeLessThan(400)

  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(page.getByRole('link', { name: 'Perno de prueba 5000' })).toBeInViewport()
  await page.getByRole('link', { name: 'Perno de prueba 5000' }).click()
  await expect(page.getByRole('cell', { name: '7990000005000' })).toBeVisible()
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page.getByRole('link', { name: 'Perno de prueba 5000' })).toBeInViewport()

  await page.getByLabel('Nombre, código o código de barras').fill('7990000002500')
  await expect(page.getByText('1 producto coincide con «7990000002500»')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Perno de prueba 2500', exact: true })).toBeVisible()
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('catalogue.worker')])
}

test(
  'a catalogue of 5,000 products stays light, and every product is found',
  { tag: ['@exacto', '@release'] },
  staysLight,
)

test.describe('of an API without the extensions', { tag: ['@vivo', '@exacto'] }, () => {
  test.use({ quirks: ['no-extensions'], expectedErrors: /status of 404/ })
  test('as large a catalogue works alike', staysLight)
})

/** 10,000 products of ten sizes each. */
const largeSheet = () =>
  [
    columns.join(';'),
    ...Array.from({ length: 100_000 }, (_, i) => {
      const product = Math.floor(i / 10)
      return `${product};Tuerca de prueba ${product};0;<p>Texto</p>;T${i};M${i % 10};100;${barcode(i)}`
    }),
  ].join('\r\n')

test.describe('a day with 5,000 products', { tag: ['@demo', '@release'] }, () => {
  test.use({ saveData: false, expectedErrors: /status of 409|ApiError/ })

  test('an order of 300 lines, a save, a load that is called off, and the site without a connection', async ({
    context,
    loggedInAs,
    outbox,
    page,
    seed,
  }) => {
    test.slow()
    await seed({ productos })

    await test.step('order', async () => {
      await page.goto('/pedido')
      await readyForOffline(page)
      const lines = Array.from({ length: 300 }, (_, i) => `P${i * 16 + 1} x 2`)
      await page.getByLabel('Códigos y cantidades').fill(lines.join('\n'))
      await page.getByRole('button', { name: 'Agregar al pedido' }).click()
      await expect(page.getByText('300 medidas · 600 packs · 60.000 unidades')).toBeVisible()
      await page.getByRole('link', { name: 'Enviar con el formulario' }).click()
      await expect(contactForm(page).getByLabel('Mensaje*')).toHaveValue(/- P4785 x 2\n/)
      await writeToUs(page)
      expect((await outbox()).at(-1)?.texto).toContain('Total: 300 medidas')
    })

    const site = await context.newPage()
    await site.goto('/productos')
    await expect(site.getByText('5.000 productos')).toBeVisible()

    await test.step('panel: what is saved is seen in the list, and on the site without a reload', async () => {
      await loggedInAs('admin', '/admin/panel#s=25')
      await page.getByRole('searchbox').fill(barcode(1))
      await page.getByRole('button', { name: 'Editar Perno de prueba 1', exact: true }).click()
      await page.getByLabel('Nombre', { exact: true }).fill('Perno renombrado')
      await save(page)
      await expectAlert(page, 'Producto actualizado con éxito')
      await expect(rowsOf(page).filter({ hasText: 'Perno renombrado' })).toBeVisible()
      await expect(site.getByRole('link', { name: 'Perno renombrado' })).toBeVisible()
    })

    await test.step('a load of 100,000 sizes that is called off changes nothing', async () => {
      await page.goto('/admin/panel#s=130')
      const buffer = Buffer.from(largeSheet())
      await page.getByLabel('Archivo').setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer })
      await expect(page.getByText(/^De [\d.]+ filas: 10.000 productos nuevos, /)).toBeVisible()
      await page.getByRole('button', { name: 'Subir', exact: true }).click()
      await expect(page.getByText(/^[\d.]+ de 100\.000 medidas$/)).toBeVisible()
      await page.getByRole('button', { name: 'Cancelar' }).click()
      await expectAlert(page, 'Cancelado: no se cargó nada.')
      const [last] = await ask(page, obtenerHistorial, { cuantos: 1 })
      expect(last).toMatchObject({ texto: 'Producto actualizado: Perno renombrado' })
      await site.reload()
      await expect(site.getByText('5.000 productos')).toBeVisible()
    })

    await test.step('offline', async () => {
      await site.bringToFront()
      await context.setOffline(true)
      await site.reload()
      await expect(site.getByText('5.000 productos')).toBeVisible()
      await site.getByLabel('Nombre, código o código de barras').fill(barcode(4_321))
      await expect(
        site.getByRole('main').getByRole('link', { name: 'Perno de prueba 4321', exact: true }),
      ).toBeVisible()
    })
  })
})
