/** A page's data is fetched as soon as a hand or the focus comes to a link to the page, which opens within the document. */
import { atRest, expect, isMarked, markDocument, test } from './kit/index.ts'

test('a link that is pointed at opens a whole page', { tag: ['@demo', '@release'] }, async ({ page, apiUrl }) => {
  await page.goto('/contactos')
  await atRest(page)
  await markDocument(page)
  const skeletons = await page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('output'))
        if (textContent.startsWith('Cargando')) seen.push(`${location.pathname} ${textContent}`)
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  const isRead = (call: string) =>
    page.evaluate(
      (url) => performance.getEntriesByName(url).length > 0,
      new URL(apiUrl(`/api/${call}`), page.url()).href,
    )
  const menu = page.getByRole('navigation', { name: 'Principal' })
  for (const [entry, title, call] of [
    ['Empresa', 'Empresa', 'obtenerSecciones'],
    ['Servicios', 'Servicios', 'obtenerServicios'],
    ['Descargas', 'Descargas', 'obtenerDescargas'],
    ['novedades', 'Novedades', 'obtenerNovedades'],
    ['ferias', 'Ferias', 'obtenerFerias'],
    ['videos', 'Videos', 'obtenerVideos'],
  ] as const) {
    const link = menu.getByRole('link', { name: entry })
    await link.hover()
    await expect.poll(() => isRead(call)).toBe(true)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-going')
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'novedades' }).click()
  await page.locator('main a[href^="/novedades?id="]').first().click()
  await expect(page).toHaveURL(/novedades\?id=\d+$/)
  await expect(page.getByRole('main').getByRole('article')).toBeVisible()
  expect(await skeletons.jsonValue()).toEqual([])
  await page.locator('header a[href="/home"]').first().click()
  await page.locator('main a[href^="/productos?id="]').first().click()
  await expect(page).toHaveURL(/\/productos\?id=\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  expect(await isMarked(page)).toBe(true)
})
