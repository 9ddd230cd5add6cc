import { brokenPictures, expect, openReady, test } from './kit/index.ts'

test('a first visit sees the company, its products and its news', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Inicio | Bulonera Quebracho S.A.')
  await expect(page.getByRole('heading', { level: 1, name: 'Bulonera Quebracho S.A.' })).toBeAttached()

  const slides = page.getByRole('region', { name: 'Presentación' })
  await expect(slides.getByRole('heading', { name: 'Cada unión, a medida de la carga' })).toBeInViewport()
  await slides.getByRole('button', { name: 'Siguiente' }).click()
  await expect(slides.getByRole('heading', { name: 'Tornillería Allen 12.9' })).toBeInViewport()

  await expect(page.getByRole('region', { name: 'Productos destacados' }).getByRole('listitem')).toHaveCount(8)
  await expect(page.getByRole('region', { name: 'La empresa' }).getByRole('heading')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Novedades' }).getByRole('link', { name: /Leer más/ })).toHaveCount(3)
  await expect(page.getByText('© 2024 Bulonera Quebracho S.A. Todos los derechos reservados')).toBeVisible()
  await expect.poll(() => brokenPictures(page)).toEqual([])
})

test.describe('with everything fetched ahead', () => {
  test.use({ saveData: false })

  test('the content is there before the worker, which answers all requests', { tag: '@demo' }, async ({ page }) => {
    await page.addInitScript(() => {
      const check = () => {
        if (document.querySelector('main h2')) performance.mark('content')
        else setTimeout(check, 5)
      }
      check()
      navigator.serviceWorker.addEventListener('controllerchange', () => performance.mark('control'), { once: true })
    })
    await openReady(page, '/')
    const { content, control, reads } = await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name, 'mark')[0]?.startTime ?? Number.NaN
      const starts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/obtener'))
        .map(({ startTime }) => startTime)
      return { content: at('content'), control: at('control'), reads: starts }
    })
    expect(content).toBeLessThan(control)
    expect(reads.filter((start) => start < control)).toEqual([])
    expect(reads.length).toBeGreaterThanOrEqual(7)
    await expect.poll(() => brokenPictures(page)).toEqual([])
  })

  test('the offline notice comes once, later visits read each answer once', { tag: '@release' }, async ({ page }) => {
    await openReady(page, '/')
    await page.reload()
    await expect(page.getByText('© 2024 Bulonera Quebracho S.A. Todos los derechos reservados')).toBeAttached()
    const reads = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('/api/obtener')),
      )
    // The browser lists a request once it is answered.
    await expect.poll(async () => (await reads()).length).toBeGreaterThanOrEqual(7)
    expect(await reads()).toEqual([...new Set(await reads())])
    await expect(page.getByRole('status', { name: 'Avisos' })).toBeAttached()
    await expect(page.getByText('Listo para usar sin conexión')).toHaveCount(0)
  })
})

test('code is requested once the page is painted', { tag: ['@demo', '@release'] }, async ({ page }) => {
  await page.goto('/productos')
  const started = (name: string) =>
    page.evaluate((part) => performance.getEntries().find((entry) => entry.name.includes(part))?.startTime, name)
  for (const chunk of ['/assets/react-', '/assets/app-', '/assets/ProductosPage-']) {
    await expect.poll(() => started(chunk)).toBeDefined()
    // A browser that paints nothing delays nothing.
    expect(await started(chunk)).toBeGreaterThanOrEqual(Math.min((await started('first-paint')) ?? 0, 1_000))
  }
})

test('the menu leads everywhere', { tag: '@telefono' }, async ({ page, isMobile }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  for (const [entry, title] of [
    ['Empresa', 'Empresa'],
    ['novedades', 'Novedades'],
    ['contacto', 'Contacto'],
  ] as const) {
    if (isMobile) await page.getByRole('button', { name: 'Abrir menú' }).click()
    await menu.getByRole('link', { name: entry }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport()
    if (isMobile) await expect(menu).toBeHidden()
    else await expect(menu.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page')
  }
})
