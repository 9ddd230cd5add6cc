import { expect, statusOf, test } from './kit/index.ts'

test('a catalogue of 5,000 products stays light, and every product is found', { tag: '@exacto' }, async ({ loggedInAs, page }) => {
  await loggedInAs('admin')
  const status = await page.evaluate(async () => {
    const rows = Array.from({ length: 5_000 }, (_, i) => `${i + 100};Perno de prueba ${i + 1};0;<p>Texto</p>;P${String(i + 1).padStart(5, '0')};M8;100;79900000${String(i + 1).padStart(5, '0')}`)
    const body = new FormData()
    body.append('file', new File([['orden;nombre;destacado;texto;codigo;tamaño;pack;codigobarra', ...rows].join('\n')], 'carga.csv'))
    return (await fetch('/api/cargarCargaMasiva', { method: 'POST', body })).status
  })
  expect(status).toBe(200)

  await page.goto('/productos')
  await expect(page.getByText('5.024 productos')).toBeVisible()
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
  expect(await statusOf(page, '/api/obtenerProductos')).toBe(200)
})
