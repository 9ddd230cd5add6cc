import { expect, test, type BrowserContext } from '@playwright/test'
import { isExpected } from '../../stories/console.ts'
import { docs, serveStorybook, stories } from './host.ts'
import { addressOf, first, isOfRelease, openPreview, show } from './preview.ts'

const most = 100
const all = stories().filter((id) => id !== first)
const stretches = Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most))

/** Expected messages of the browser: that a call was refused, and that only a build draws the logo of letters. */
const isRefusal = (text: string, address: string) =>
  text.startsWith('Failed to load resource') && /\/(api\/|enviarCorreo|icons\/logo\.png)/.test(address)

/** A failed query of an element prints the whole page: its beginning names the sought element. */
const begin = (text: string) => text.slice(0, 300)

/** Errors and warnings, with the story that was there. */
const listen = (context: BrowserContext) => {
  const logged: string[] = []
  let now = 'opening'
  context.on('console', (message) => {
    const { url } = message.location()
    if (!['error', 'warning'].includes(message.type()) || isRefusal(message.text(), url) || isExpected(message.text()))
      return
    logged.push(`${now}: ${begin(message.text())} ${url}`)
  })
  context.on('weberror', (error) => logged.push(`${now}: ${begin(error.error().message)}`))
  return { logged, at: (id: string) => (now = id) }
}

/** Shows those that `npm test` leaves out one after the other; returns the errors and the logged messages. After a failure a fresh page goes on. */
const walk = async (context: BrowserContext, ids: readonly string[]) => {
  const { url, close } = await serveStorybook()
  const { logged, at } = listen(context)
  const failed: string[] = []
  let page = await openPreview(context, url)
  for (const id of ids) {
    at(id)
    if (!(await isOfRelease(page, id))) continue
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
  test(`stories of the release from ${at * most + 1} on: each renders after another, and logs nothing`, async ({
    context,
  }) => {
    expect(await walk(context, ids)).toEqual({ failed: [], logged: [] })
  })

test('the walk goes by all stories', () => {
  expect(all.length).toBeGreaterThan(850)
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
