import { bytesOf, demoBytes, downloadOf, expect, isOnTop, logIntoZone, readStored, tabOf, test } from './kit/index.ts'

test('a customer logs in, downloads a price list and leaves', async ({ page }) => {
  await logIntoZone(page, 'cliente')
  await expect(page).toHaveURL('/zonaPrivada')
  await expect(page.getByRole('heading', { name: 'Lista de precios' })).toBeVisible()
  const row = page.getByRole('row', { name: '0001-00012391' })
  await expect(row.getByRole('cell')).toContainText(['PDF', '21.5Kb'])

  const download = await downloadOf(page, row.getByRole('link', { name: /Descargar/ }))
  expect(download.suggestedFilename()).toBe('0001-00012391.pdf')
  expect(await bytesOf(download)).toEqual(demoBytes('listas/lista-general-octubre-2026.pdf'))
  await expect(page).toHaveURL('/zonaPrivada')

  await page.getByRole('button', { name: /^cliente/ }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Zona privada' })).toBeVisible()
  expect(await readStored(page, 'idLoginZona')).toBeNull()
})

test('the login leads to the requested zone, whose price list is a table', { tag: '@largo' }, async ({ page }) => {
  await page.goto('/zonaPrivada?ordenar=nuevas')
  const login = page.getByRole('dialog', { name: 'Zona privada' })
  await expect(login.getByText(/^Las listas de precios son para clientes/)).toBeVisible()
  await expect(page).toHaveURL('/')
  await login.getByLabel('Usuario').fill('cliente')
  await login.getByLabel('Contraseña', { exact: true }).fill('cliente1234')
  await login.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).toHaveURL('/zonaPrivada?ordenar=nuevas')

  const tab = await tabOf(page, page.getByRole('link', { name: /^Ver online 0001-00012416/ }))
  await tab.getByRole('searchbox').fill('m12x50')
  await expect(tab.getByText('1 fila coincide con «m12x50»')).toBeVisible()
  await tab.getByRole('button', { name: 'Agregar 011250 a mi pedido' }).click()
  await expect(tab.getByText('011250 · M12 x 50: 1 pack en tu pedido')).toBeVisible()
  await expect(tab).toHaveURL('/zonaPrivada?id=12&buscar=m12x50')
  await tab.reload()
  await expect(tab.getByRole('cell', { name: '34.280,00' })).toBeVisible()

  await tab.getByRole('searchbox').fill('')
  await expect(tab.getByText('100 filas')).toBeVisible()
  await tab.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
    }
  })
  await tab.emulateMedia({ media: 'print' })
  await tab.evaluate(() => print())
  await expect(tab.getByRole('row')).toHaveCount(101)
  await expect(tab.getByRole('cell', { name: '241200' })).toBeVisible()
  await tab.close()
  await page.goto('/pedido')
  await expect(page.getByRole('textbox', { name: 'Packs de 011250' })).toHaveValue('1')
})

test.describe('further cases', { tag: '@release' }, () => {
  test('whoever leaves is out before the history says so', async ({ calls, loggedInAs, page, release, scenario }) => {
    await scenario('guardarHistorial:hang')
    await loggedInAs('cliente', '/servicios')
    await page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesion' }).click()
    expect(await readStored(page, 'idLoginZona')).toBeNull()
    await release()
    // 419 asks for a token: the call is sent once more.
    const ends = () =>
      calls().flatMap(({ call, status }) => (/guardarHistorial|cerrarSesion/.test(call) && status !== 419 ? call : []))
    await expect.poll(ends).toEqual(['guardarHistorial', 'cerrarSesion'])
  })

  for (const width of [375, 768])
    test(`at ${width} px a price list shows its prices, and an order covers nothing`, async ({ loggedInAs, page }) => {
      await page.setViewportSize({ width, height: 812 })
      await loggedInAs('cliente', '/zonaPrivada?id=12')
      await expect(page.getByText('24.500,00')).toBeInViewport()
      await page.getByRole('button', { name: 'Agregar 010830 a mi pedido' }).click()
      await expect(page.getByText('010830 · M8 x 30: 1 pack en tu pedido')).toBeVisible()
      await expect(page.getByText('24.500,00')).toBeInViewport({ ratio: 1 })
      await expect.poll(() => isOnTop(page.getByRole('searchbox'))).toBe(true)
      const other = page
        .getByRole('row', { name: /^011040 Bulón hexagonal/ })
        .locator('span', { hasText: 'Bulón hexagonal' })
      expect(await other.last().evaluate((name) => name.scrollWidth <= name.clientWidth)).toBe(true)
    })
})
