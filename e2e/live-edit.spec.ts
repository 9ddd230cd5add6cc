import {
  expect,
  isMarked,
  markDocument,
  openFirstSlide,
  openTab,
  richText,
  saveAndSee,
  slides,
  test,
} from './kit/index.ts'

test('another tab shows an edit without a reload', { tag: '@demo' }, async ({ context, loggedInAs, page }) => {
  const site = await openTab(context, '/')
  await expect(slides(site).getByRole('heading', { name: 'Cada unión, a medida de la carga' })).toBeVisible()
  await markDocument(site)

  await loggedInAs('editor')
  await openFirstSlide(page)
  await richText(page).fill('Despachamos a todo el país')
  await page.getByLabel('Texto del botón').fill('Pedí tu cotización')
  await page.getByLabel('Link del botón').fill('/contactos')
  await saveAndSee(page, 'Slider modificado con éxito')
  await expect(page.getByRole('row', { name: /Despachamos a todo el país/ })).toBeVisible()

  await expect(slides(site).getByText('Despachamos a todo el país')).toBeVisible()
  await expect(slides(site).getByRole('link', { name: 'Pedí tu cotización' })).toHaveAttribute('href', '/contactos')
  expect(await isMarked(site)).toBe(true)
})
