/** What the app keeps for offline use, on a host that is not all there. */
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from './run/serve.ts'
import { dist, expect, readyForOffline, test } from './kit/index.ts'

test.use({ saveData: false })

test.use({ expectedErrors: /status of 404/ })

test('a file that the host lacks keeps no other away; it is said, and it comes later', async ({ page, context }) => {
  const dir = mkdtempSync(join(tmpdir(), 'host-'))
  cpSync(dist, dir, { recursive: true })
  const picture = join(dir, 'demo/productos/ancla-quimica.jpg')
  renameSync(picture, `${picture}.gone`)
  const host = await serve(dir, 0)
  await page.goto(host.url)
  const keptPictures = () =>
    page.evaluate(
      async () => (await (await caches.open('warm')).keys()).filter(({ url }) => url.includes('.jpg')).length,
    )
  await expect.poll(keptPictures, { timeout: 20_000 }).toBeGreaterThan(45)
  const lookAgain = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('online'))
    })
  await expect(async () => {
    await lookAgain()
    await expect(page.getByText('Falta 1 archivo para usar el sitio sin conexión')).toBeVisible({ timeout: 2_000 })
  }).toPass()

  renameSync(`${picture}.gone`, picture)
  await lookAgain()
  await readyForOffline(page)
  await context.setOffline(true)
  expect(await page.evaluate(async () => (await fetch('/demo/productos/ancla-quimica.jpg')).status)).toBe(200)
  host.close()
  rmSync(dir, { recursive: true })
})

test.describe('who saves data', () => {
  test.use({ saveData: true })
  test('has only what one visits, and is told so once', { tag: '@demo' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Sin conexión vas a ver solo lo que ya hayas visitado')).toBeVisible()
    const kept = () => page.evaluate(async () => (await (await caches.open('warm')).keys()).map(({ url }) => url))
    await page.goto('/empresa')
    await expect.poll(kept).toContainEqual(expect.stringMatching(/EmpresaPage-.*\.js/))
    expect((await kept()).filter((url) => /PanelPage|ZonePage|\/demo\/ferias/.test(url))).toEqual([])
    await expect(page.getByText('Cuidamos tus datos')).toHaveCount(0)
  })
})
