import { expect, test } from './kit/index.ts'

test(
  'a catalogue of 5,000 products stays light, and every product is found',
  { tag: ['@exacto', '@release'] },
  async ({ page, seed }) => {
    await seed({
      productos: Array.from({ length: 5_000 }, (_, i) => ({
        nombre: `Perno de prueba ${i + 1}`,
        texto: '<p>Texto</p>',
        sub_productos: [
          { codigo: `P${i + 1}`, tamaño: 'M8', pack: '100', codigobarra: `79900000${String(i + 1).padStart(5, '0')}` },
        ],
      })),
    })
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
    expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('beside.worker')])

    await page.context().setOffline(true)
    await page.goto('/pedido')
    await page.getByLabel('Códigos y cantidades').fill('P2500 x 3\nP49999 x 2')
    await page.getByRole('button', { name: 'Agregar al pedido' }).click()
    await expect(page.getByText('Agregamos 1 línea. 1 línea queda para revisar.')).toBeVisible()
    await page.getByRole('button', { name: 'Buscar en el sitio' }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill('perno 4321')
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Perno de prueba 4321/ })).toBeVisible()
  },
)
