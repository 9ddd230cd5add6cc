import { contactForm, downloadOf, expect, isOnTop, isTaken, openOrder, openTab, test, writeToUs } from './kit/index.ts'

test('sizes become a list, which reaches the company', { tag: '@telefono' }, async ({ context, outbox, page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Bulón hexagonal' }).first().click()
  await page.getByRole('button', { name: 'Agregar 011250 a mi pedido' }).click()
  await page.getByRole('button', { name: 'Agregar otro pack de 011250 a mi pedido, hay 1' }).click()
  await expect(page.getByText('011250 · M12 x 50: 2 packs en tu pedido')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('link', { name: /^Mi pedido 1$/ }).click()
  await expect(page.getByRole('textbox', { name: 'Packs de 011250' })).toHaveValue('1')

  const other = await openTab(context, '/pedido')
  await other.getByLabel('Códigos y cantidades').fill('040825 x 5\n7798123001044; 3\n101200 4\nM16 x 70 x 2')
  await other.getByRole('button', { name: 'Agregar al pedido' }).click()
  await other.getByRole('button', { name: /^011670 .* 2 packs/ }).click()
  await expect(other.getByText('5 medidas · 15 packs · 1.550 unidades')).toBeVisible()
  await other.close()

  await expect(page.getByRole('textbox', { name: 'Packs de 040825' })).toHaveValue('5')
  await page.reload()
  await page.getByRole('link', { name: 'Enviar con el formulario' }).click()
  await expect(contactForm(page).getByLabel('Mensaje*')).toHaveValue(
    /- 040825 · Tornillo Allen cabeza cilíndrica M8 x 25 · Caja x 100 · 5 packs, 500 unidades/,
  )
  await writeToUs(page)
  expect((await outbox()).at(-1)?.texto).toContain('Total: 5 medidas · 15 packs · 1.550 unidades')
})

test('a link carries the list to somebody offline', { tag: '@largo' }, async ({ browser, context, page, remote }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openOrder(page, '011250 x 20 urgente')
  await page.getByLabel('De parte de (opcional)').fill('Ana Ríos')
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(page.getByText('Enlace copiado')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const download = await downloadOf(page, page.getByRole('button', { name: 'XLSX', exact: true }))
  expect(download.suggestedFilename()).toMatch(/^pedido-\d{8}-[2-9A-HJ-NP-Z]{4}-ana-rios\.xlsx$/)

  const someone = await browser.newContext()
  const theirs = await someone.newPage()
  // live-reads.spec.ts tests a live build offline.
  if (remote === undefined) {
    await theirs.goto('/productos')
    await theirs.getByText('Listo para usar sin conexión').waitFor()
    await someone.setOffline(true)
  }
  await theirs.goto(link)
  await expect(theirs.getByText('Este pedido te lo compartió Ana Ríos.')).toBeVisible()
  await expect(theirs.getByRole('row', { name: /011250/ })).toContainText('urgente')
  await theirs.getByRole('button', { name: 'Usarlo como mi pedido' }).click()
  await expect(theirs.getByRole('textbox', { name: 'Packs de 011250' })).toHaveValue('20')
  await someone.close()
})

test('a sent order is under Enviados, and Repetir brings it back', { tag: '@telefono' }, async ({ outbox, page }) => {
  await openOrder(page, '011250 x 20\n040825 x 1.500')
  await page.getByLabel('De parte de (opcional)').fill('Ferretería López')
  const head = page.getByText(/^Pedido \d{8}-[2-9A-HJ-NP-Z]{4}$/)
  const number = ((await head.textContent()) ?? '').replace('Pedido ', '')
  await expect(page.getByRole('textbox', { name: 'Packs de 040825' })).toHaveValue('1.500')
  const file = await downloadOf(page, page.getByRole('button', { name: 'CSV', exact: true }))
  expect(file.suggestedFilename()).toBe(`pedido-${number}-ferreteria-lopez.csv`)
  await page.getByRole('link', { name: 'Enviar con el formulario' }).click()
  await writeToUs(page)
  await expect(contactForm(page).getByText('Mensaje enviado correctamente')).toBeInViewport()
  expect((await outbox()).at(-1)?.texto).toMatch(
    new RegExp(`Pedido ${number}\\s+Fecha: \\d\\d/\\d\\d/\\d{4}\\s+De parte de: Ferretería López\\s+- 011250`),
  )

  await page.getByRole('link', { name: 'Ver Enviados' }).click()
  await expect(page.getByText(/Todavía no agregaste medidas/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: `Pedido ${number} Enviado` })).toBeVisible()
  await page.getByRole('button', { name: `Repetir el pedido ${number}` }).click()
  await expect(page.getByText(`Repetiste el pedido ${number}: 2 medidas.`)).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Packs de 040825' })).toHaveValue('1.500')
  await expect(page.getByText(/^Pedido \d{8}-[2-9A-HJ-NP-Z]{4}$/)).not.toHaveText(`Pedido ${number}`)
  await page.getByRole('button', { name: 'Ya lo mandé' }).click()
  await expect(page.getByRole('heading', { name: /^Pedido .* Enviado$/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('textbox', { name: 'Packs de 011250' })).toHaveValue('20')
})

test.describe('further cases', { tag: '@release' }, () => {
  test('a message whose order was deleted from its text sends no order, and the list stays', async ({ page }) => {
    await openOrder(page, '011250 x 20')
    await page.getByRole('link', { name: 'Enviar con el formulario' }).click()
    await writeToUs(page, { 'Mensaje*': 'Hola, ¿abren los sábados?' })
    await page.goto('/pedido')
    await expect(page.getByRole('textbox', { name: 'Packs de 011250' })).toHaveValue('20')
    await expect(page.getByRole('heading', { name: 'Enviados' })).toHaveCount(0)
  })

  test('an amount is typed where it is added: twenty-five packs are one number', async ({ page }) => {
    await page.goto('/productos?id=1')
    await page.getByRole('button', { name: 'Agregar 011250 a mi pedido' }).click()
    await expect(page.getByRole('textbox', { name: 'Packs de 011250' })).toBeFocused()
    await page.keyboard.type('mil')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('alert').filter({ hasText: /^Escribí un número entero/ })).toBeVisible()
    await page.getByRole('textbox', { name: 'Packs de 011250' }).fill('1.025')
    await page.getByRole('textbox', { name: 'Packs de 011250' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Agregar 011260 a mi pedido' })).toBeFocused()
    await page.evaluate(() => scrollTo(0, 600))
    await page.getByRole('link', { name: /^Mi pedido 1$/ }).click()
    await expect(page.getByRole('textbox', { name: 'Packs de 011250' })).toHaveValue('1.025')
  })

  test("what one types after a + stays there, however late the amount's field comes @demo", async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.goto('/productos?vista=tabla')
    const add = page.getByRole('button', { name: 'Agregar 010830 a mi pedido' })
    await isTaken(page, 'main table button')
    await page.route('**/assets/*.js', async (route) => {
      await promise
      await route.continue()
    })
    await add.click()
    const search = page.getByLabel(/Nombre, código/)
    await search.click()
    resolve()
    await page.getByRole('button', { name: /^Agregar otro pack de 010830/ }).waitFor()
    await page.keyboard.type('010830')
    await expect(search).toHaveValue('010830')
  })
})

const places = [
  ["a product's page", '/productos?id=1'],
  ["a card's sizes", '/productos'],
  ['what a search found', '/productos?buscar=011250'],
  ['the table of sizes', '/productos?vista=tabla&buscar=011250'],
  ['a price list', '/zonaPrivada?id=12&buscar=011250'],
] as const

for (const [place, path] of places) {
  const tag = path === '/productos?id=1' ? '@largo' : '@release'
  test(`${place} has a minus wherever there is a plus, down to none`, { tag }, async ({ loggedInAs, page }) => {
    await (path.startsWith('/zona') ? loggedInAs('cliente', path) : page.goto(path))
    if (path === '/productos')
      await page.getByRole('button', { name: 'Agregar medidas de Bulón hexagonal a mi pedido' }).click()
    const add = page.getByRole('button', { name: 'Agregar 011250 a mi pedido' })
    await add.click()
    const packs = page.getByRole('textbox', { name: 'Packs de 011250' })
    await packs.fill('25')
    const less = page.getByRole('button', { name: 'Un pack menos de 011250' })
    await less.click()
    await expect(packs).toHaveValue('24')
    await page.getByRole('button', { name: 'Agregar otro pack de 011250 a mi pedido, hay 24' }).click()
    await expect(packs).toHaveValue('25')
    await packs.fill('2')
    await less.click()
    await expect(packs).toHaveValue('1')
    await less.click()
    await expect(packs).toHaveCount(0)
    await expect(add).toBeVisible()
    // Every plus of the page has its minus.
    await add.click()
    await expect(packs).toHaveValue('1')
    await expect(page.getByRole('button', { name: /^(Agregar otro pack|Un pack más)/ })).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Un pack menos/ })).toHaveCount(1)
  })
}

/** A chat message with a greeting and thirty lines; four lines have no code or a mistyped one. */
const messy = `Hola, te paso el pedido:
011250 x 20
011260\t5
010830; 3
2 cajas de 011040
- 012090 x 4
• 020650 = 2
021090 : 6 packs
030100,10
7798123004038 x 2
11670 x 8
040516    12
"041030";"7"
050508|3
061410 - 5
070625 x10
083525 X 4
090650 cant 2
cód. 100800 x 9
101000 (3)
5 x 110600
120600 5 u.
130600\tTuerca ciega\t4
140500 2 bolsas
150600 x 1 urgente
160600\t\t6
170601 3 paquetes
011251 x 2
M16 x 70 x 2
tornillo allen x 3
perfil doble T x 1`

test('of thirty messy lines the unsure ones are for review', { tag: ['@telefono', '@release'] }, async ({ page }) => {
  await openOrder(page, messy)
  await expect(page.getByText('26 medidas · 139 packs', { exact: false })).toBeVisible()
  const toReview = page.getByText('5 líneas para revisar')
  await expect(toReview).toBeVisible()
  // Neither the sticky header nor the notice covers it.
  await expect.poll(() => isOnTop(toReview)).toBe(true)
  await expect(page.getByRole('textbox', { name: 'Packs de 041030' })).toHaveValue('7')
  await expect(page.getByRole('row', { name: /150600/ }).getByRole('textbox', { name: /^Nota/ })).toHaveValue('urgente')

  await page.getByRole('button', { name: 'Descartar «Hola, te paso el pedido:»' }).click()
  await page.getByRole('textbox', { name: 'Línea para revisar' }).nth(3).fill('241200 x 1')
  await page.getByRole('button', { name: /^241200 .* 1 pack/ }).click()
  await page.getByRole('button', { name: /^011670 .* 2 packs/ }).click()
  await expect(page.getByRole('textbox', { name: 'Packs de 011670' })).toHaveValue('10')
  await page.getByRole('button', { name: 'Descartar todas' }).click()
  await expect(page.getByText('27 medidas · 142 packs', { exact: false })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Línea para revisar' })).toHaveCount(0)
})
