import { expect, isTaken, test } from './kit/index.ts'

test('a visitor reads a news item from home and goes back to all of them', { tag: '@telefono' }, async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: 'Novedades' })
    .getByRole('link', { name: /Renovamos el laboratorio de metrología/ })
    .click()
  await expect(page).toHaveURL('/novedades?id=2')
  await expect(page.getByRole('heading', { level: 1, name: 'Renovamos el laboratorio de metrología' })).toBeInViewport()
  await expect(page.getByText(/durómetro Rockwell/)).toBeVisible()
  await expect(page).toHaveTitle(/^Renovamos el laboratorio/)
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Novedades' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Leer más/ })).toHaveCount(6)
})

for (const [path, name] of [
  ['/novedades?id=2', 'an item'],
  ['/ferias?id=1', 'a fair'],
] as const)
  test(
    `${name} opened by its address leaves the focus alone; opened in place its title has it`,
    { tag: '@largo' },
    async ({ page }) => {
      await page.goto(path)
      await isTaken(page, 'main button')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
      await page.goto(path.replace(/\?.*/, ''))
      await isTaken(page, 'main li a')
      await page.locator(`main a[href^="${path}"]`).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    },
  )

test("the page that 'Volver' leaves does not render the list", { tag: '@release' }, async ({ page }) => {
  await page.goto('/novedades')
  await isTaken(page, 'main li a')
  await page.getByRole('link', { name: /Renovamos el laboratorio/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Renovamos el laboratorio de metrología' })).toBeVisible()
  await page.evaluate(() => {
    const note = () => {
      if (document.querySelector('h1')?.textContent === 'Novedades') sessionStorage.setItem('rendered', '1')
    }
    new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Volver' }).click()])
  await expect(page.getByRole('heading', { level: 1, name: 'Novedades' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('rendered'))).toBeNull()
})

test.describe('a read that failed', { tag: '@vivo' }, () => {
  test.use({ expectedErrors: /status of 500|ApiError/ })

  test('search engines are told of nothing that is gone', async ({ page, scenario }) => {
    await scenario('obtenerNovedad:error:500')
    await page.goto('/novedades?id=1')
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /novedades\?id=1$/)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })
})
