import { expect, test, type BrowserContext } from '@playwright/test'
import { docs, serveStorybook, stories } from './host.ts'
import { addressOf, first, openPreview, show } from './preview.ts'

const most = 100
const all = stories().filter((id) => id !== first)
const stretches = Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most))

/**
 * What is meant to be logged: that a call was refused, that only a build draws the logo of letters, that a browser without windows has no background sync, and that Storybook's list
 * of actions reads a click's event, whose window has Storybook's own store.
 */
const isMeant = (text: string, address: string) =>
  (text.startsWith('Failed to load resource') && /\/(api\/|enviarCorreo|icons\/logo\.png)/.test(address)) ||
  text.startsWith('ApiError: ') ||
  text.includes('Background Sync is disabled') ||
  // axe greets every frame as if it were a page of this origin.
  text.startsWith("Failed to execute 'postMessage'") ||
  text.startsWith('Accessing the Story Store is deprecated')

/** A failed query of an element tells the whole page: its beginning says what was looked for. */
const begin = (text: string) => text.slice(0, 300)

/** Errors and warnings, with the story that was there. */
const listen = (context: BrowserContext) => {
  const logged: string[] = []
  let now = 'opening'
  context.on('console', (message) => {
    const { url } = message.location()
    if (!['error', 'warning'].includes(message.type()) || isMeant(message.text(), url)) return
    logged.push(`${now}: ${begin(message.text())} ${url}`)
  })
  context.on('weberror', (error) => logged.push(`${now}: ${begin(error.error().message)}`))
  return { logged, at: (id: string) => (now = id) }
}

/** Shows them one after the other; what went wrong, and what was logged. After a failure a fresh page goes on. */
const walk = async (context: BrowserContext, ids: readonly string[]) => {
  const { url, close } = await serveStorybook()
  const { logged, at } = listen(context)
  const failed: string[] = []
  let page = await openPreview(context, url)
  for (const id of ids) {
    at(id)
    const wrong = await show(page, id).catch((error: unknown) => `The page was left. ${String(error)}`)
    if (wrong === '') continue
    failed.push(`${id}: ${begin(wrong)}`)
    await page.close()
    page = await openPreview(context, url)
  }
  close()
  return { failed, logged }
}

for (const [at, ids] of stretches.entries())
  test(`stories from ${at * most + 1} on: each renders after another, and logs nothing`, async ({ context }) => {
    expect(await walk(context, ids)).toEqual({ failed: [], logged: [] })
  })

test('the walk goes by all stories', () => {
  expect(all.length).toBeGreaterThan(900)
  expect(new Set(stretches.flat()).size).toBe(all.length)
})

test('each docs page opens with its example, and logs nothing', async ({ context }) => {
  const { url, close } = await serveStorybook()
  const { logged, at } = listen(context)
  const page = await openPreview(context, url)
  expect(docs().length).toBeGreaterThan(25)
  for (const id of docs()) {
    at(id)
    await page.goto(addressOf(url, id, 'docs'))
    await expect(page.getByRole('heading', { name: 'Así no' })).toBeVisible()
    await expect(page.locator('.docs-story :is([id^="story--"] > *, iframe)').first()).toBeAttached()
  }
  close()
  expect(logged).toEqual([])
})
