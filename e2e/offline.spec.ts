import { brokenPictures, bytesOf, demoBytes, downloadOf, expect, logIntoZone, publicPages, readyForOffline, rewriteFirstSlide, slides, test, writeToUs } from './kit/index.ts'

test.use({ saveData: false })

test('the whole public site, offline, also when its tab is reloaded', async ({ page, context }) => {
  await page.goto('/')
  await readyForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Sin conexión', { exact: true })).toBeVisible()
  for (const { path, heading, content } of publicPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
    await expect(page.getByText(content).first()).toBeAttached()
    await expect.poll(() => brokenPictures(page)).toEqual([])
  }
})

test('offline one writes, asks for a quote and downloads', { tag: '@demo' }, async ({ page, context }) => {
  await page.goto('/')
  await readyForOffline(page)
  await context.setOffline(true)

  await page.goto('/contactos')
  await writeToUs(page)
  await logIntoZone(page, 'cliente')
  expect(await bytesOf(await downloadOf(page, page.getByRole('link', { name: 'Descargar 0001-00012408' })))).toEqual(demoBytes('listas/lista-tuercas-y-arandelas-octubre-2026.pdf'))
})

test('every section of the panel opens offline', { tag: '@demo' }, async ({ context, loggedInAs, page }) => {
  await page.goto('/')
  await readyForOffline(page)
  await context.setOffline(true)
  await loggedInAs('admin')
  const entries = page.getByRole('navigation', { name: 'Secciones del panel' }).getByRole('link')
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  for (const entry of await entries.all()) {
    await entry.click()
    await expect(entry).toHaveAttribute('aria-current', 'page')
    await expect(heading).toBeVisible()
    await expect(page.getByRole('main').getByText(/No pudimos/)).toHaveCount(0)
  }
})

test('what was written offline is there after the browser restarts, still offline', { tag: '@demo' }, async ({ loggedInAs, startBrowser }) => {
  const first = await startBrowser()
  const page = await first.newPage()
  await page.goto('/')
  await readyForOffline(page)
  await first.setOffline(true)
  await loggedInAs('editor', undefined, page)
  await rewriteFirstSlide(page, 'Escrito sin conexión')
  await first.close()

  const second = await startBrowser()
  await second.setOffline(true)
  const reopened = await second.newPage()
  await reopened.goto('/')
  await expect(slides(reopened).getByText('Escrito sin conexión')).toBeVisible()
  await expect.poll(() => brokenPictures(reopened)).toEqual([])
  // Local storage, where the login's id is, Chromium writes down seconds later: it may be there by now or not.
  await reopened.evaluate(() => localStorage.removeItem('idLogin'))
  await loggedInAs('editor', undefined, reopened)
  await expect(reopened.getByRole('row', { name: /Escrito sin conexión/ })).toBeVisible()
})
