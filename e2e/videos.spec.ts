import { expect, readyForOffline, test } from './kit/index.ts'

test.use({ saveData: false })

test.beforeEach(async ({ page }) => {
  await page.goto('/videos')
  await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible()
})

test('a tile loads no video, which is whole offline', { tag: ['@demo', '@release'] }, async ({ page, context }) => {
  await readyForOffline(page)
  const begun = '/demo/videos/video-armado.mp4'
  const part = page.waitForResponse((response) => new URL(response.url()).pathname === begun)
  await page.evaluate((address) => fetch(address, { headers: { Range: 'bytes=0-9' } }), begun)
  expect([(await part).status(), (await part).fromServiceWorker()]).toEqual([206, false])

  await context.setOffline(true)
  await page.reload()
  const tile = page.getByRole('listitem').filter({ hasText: 'Armado de una unión abulonada' })
  await expect
    .poll(() => tile.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(tile.locator('video')).toHaveCount(0)
  await page.getByRole('button', { name: 'Reproducir Armado de una unión abulonada' }).click()
  const video = page.getByRole('dialog').locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2)
  expect(await video.getAttribute('src')).toMatch(/^\/api\/getImage\//)
})

test('a video plays from any position', { tag: '@release' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Reproducir Armado de una unión abulonada' }).click()
  const video = page.getByRole('dialog').locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(2)
  const [wanted, reached] = await video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<[number, number]>((resolve) => {
        const target = element.duration - 1
        element.pause()
        element.addEventListener('seeked', () => resolve([target, element.currentTime]), { once: true })
        element.currentTime = target
      }),
  )
  expect(reached).toBeCloseTo(wanted, 1)
})
