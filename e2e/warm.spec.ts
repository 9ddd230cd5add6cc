/** Offline files from a host that lacks some of them. */
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '#server/files/serve.ts'
import { cachedFiles, dist, expect, readyForOffline, test } from './kit/index.ts'

test.use({ saveData: false, expectedErrors: /status of 404/ })

test('a missing file holds up no other, is named, and comes later', { tag: '@release' }, async ({ page, context }) => {
  const dir = mkdtempSync(join(tmpdir(), 'host-'))
  cpSync(dist, dir, { recursive: true })
  const picture = join(dir, 'demo/productos/ancla-quimica.jpg')
  renameSync(picture, `${picture}.gone`)
  const host = await serve(dir, 0)
  await page.goto(host.url)
  const cachedPictures = async () => (await cachedFiles(page, /^warm$/)).filter((url) => url.includes('.jpg')).length
  await expect.poll(cachedPictures).toBeGreaterThan(45)
  const reload = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('online'))
    })
  await expect(async () => {
    await reload()
    expect(await page.getByText('Falta 1 archivo para usar el sitio sin conexión').isVisible()).toBe(true)
  }).toPass()

  renameSync(`${picture}.gone`, picture)
  await reload()
  await readyForOffline(page)
  await context.setOffline(true)
  expect(await page.evaluate(async () => (await fetch('/demo/productos/ancla-quimica.jpg')).status)).toBe(200)
  host.close()
  rmSync(dir, { recursive: true })
})

test.describe('a visitor who saves data', { tag: ['@demo', '@release'] }, () => {
  test.use({ saveData: true, expectedErrors: /status of 503/ })
  test('gets the words of every page and the pictures of visited ones, and is told so', async ({ page, context }) => {
    await page.goto('/')
    await expect(
      page.getByText('Sin conexión vas a poder leer todo el sitio; fotos y archivos, solo los que ya hayas visto.'),
    ).toBeVisible()
    const stored = () => cachedFiles(page, /^warm$/)
    for (const name of ['Empresa', 'Productos', 'Ferias', 'Contactos'])
      await expect.poll(stored).toContainEqual(expect.stringMatching(`${name}Page-.*\\.js`))
    expect(
      (await stored()).filter((url) => /PanelPage|ZonePage|\/demo\/(ferias|productos\/varilla)|\.mp4(\?|$)/.test(url)),
    ).toEqual([])
    await page.goto('/empresa')
    await expect(page.getByRole('status', { name: 'Avisos' })).toBeAttached()
    await expect(page.getByText('Cuidamos tus datos')).toHaveCount(0)
    // The footer is on every page: its picture is one that the visitor has seen.
    const logo = page.getByRole('contentinfo').locator('img').first()
    await logo.scrollIntoViewIfNeeded()
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
    await context.setOffline(true)
    await page.goto('/ferias')
    await expect(page.getByText('Feria Metalmecánica Rosario 2026')).toBeVisible()
  })
})
