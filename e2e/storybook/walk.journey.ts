import { expect, test, type Page } from '@playwright/test'
import { docs, serveStorybook, stories } from './host.ts'
import { addressOf, openPreview, show } from './preview.ts'

const all = stories()
const middle = Math.ceil(all.length / 2)
const halves = [
  ['the first half of the stories', all.slice(0, middle)],
  ['the other half', all.slice(middle)],
] as const

/** What stories are meant to log: that a call was refused, and that a browser without windows has no background sync. */
const isMeant = (text: string, address: string) =>
  (text.startsWith('Failed to load resource') && /\/(api\/|enviarCorreo)/.test(address)) ||
  text.startsWith('ApiError: ') ||
  text.includes('Background Sync is disabled')

/** Errors and warnings, with the story that was there. */
const listen = (page: Page) => {
  const logged: string[] = []
  let now = ''
  page.on('console', (message) => {
    const { url } = message.location()
    if (!['error', 'warning'].includes(message.type()) || isMeant(message.text(), url)) return
    logged.push(`${now}: ${message.text()} ${url}`)
  })
  page.on('pageerror', (error) => logged.push(`${now}: ${error.message}`))
  return { logged, at: (id: string) => (now = id) }
}

/** Shows them one after the other; what went wrong, and what was logged. */
const walk = async (page: Page, ids: readonly string[]) => {
  const { url, close } = await serveStorybook()
  const { logged, at } = listen(page)
  const failed: string[] = []
  await openPreview(page, url)
  for (const id of ids) {
    at(id)
    const wrong = await show(page, id).catch((error: unknown) => `The page was left. ${String(error)}`)
    if (wrong === '') continue
    failed.push(`${id}: ${wrong}`)
    await openPreview(page, url)
  }
  close()
  return { failed, logged }
}

for (const [name, ids] of halves)
  test(`${name}: each renders after another, and logs nothing`, async ({ page }) => {
    expect(ids.length).toBeGreaterThan(400)
    expect(await walk(page, ids)).toEqual({ failed: [], logged: [] })
  })

test('each docs page opens with its example, and logs nothing', async ({ page }) => {
  const { url, close } = await serveStorybook()
  const { logged, at } = listen(page)
  await openPreview(page, url)
  expect(docs().length).toBeGreaterThan(25)
  for (const id of docs()) {
    at(id)
    await page.goto(addressOf(url, id, 'docs'))
    await expect(page.getByRole('heading', { name: 'Así no' })).toBeVisible()
    await expect(page.locator('.docs-story [id^="story--"] > *').first()).toBeAttached()
  }
  close()
  expect(logged).toEqual([])
})
