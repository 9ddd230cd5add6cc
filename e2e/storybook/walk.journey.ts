import { expect, test, type BrowserContext } from '@playwright/test'
import { isExpected } from '../../stories/console.ts'
import { docs, serveStorybook, stories } from './host.ts'
import { addressOf, first, openPreview, show } from './preview.ts'

const most = 100
/** Storybook opens with the first story, which is shown after another as well. */
const whole = [...stories().filter((id) => id !== first), first]
const { TURN } = process.env
/** A third of the stories, or all. */
const all = whole.filter((_, at) => TURN === undefined || at % 3 === Number(TURN) - 1)
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

/** Shows stories one after the other; returns the errors, the logged messages and those that axe has seen. After a failure a fresh page goes on. */
const walk = async (context: BrowserContext, ids: readonly string[]) => {
  const { url, close } = await serveStorybook()
  const { logged, at } = listen(context)
  const failed: string[] = []
  const seen: string[] = []
  let page = await openPreview(context, url)
  for (const id of ids) {
    at(id)
    const { errors, hasAxeSeen } = await show(page, id).catch((error: unknown) => ({
      errors: `The page was left. ${String(error)}`,
      hasAxeSeen: false,
    }))
    if (hasAxeSeen) seen.push(id)
    if (errors === '') continue
    failed.push(`${id}: ${begin(errors)}`)
    await page.close()
    page = await openPreview(context, url)
  }
  close()
  return { failed, logged, seen }
}

/** Stories that axe leaves out, each with its reason. */
const unseen: Readonly<Record<string, string>> = {
  'site-pedido-pedidopage--dos-mil': 'two thousand rows alike take axe half a minute',
}

test.describe('the walk', () => {
  // A story is never tried again.
  test.describe.configure({ retries: 0 })

  for (const [at, ids] of stretches.entries())
    test(`stories from ${at * most + 1} on: each renders after another, logs nothing, and is seen by axe`, async ({
      context,
    }) => {
      const seen = ids.filter((id) => !(id in unseen))
      expect(await walk(context, ids)).toEqual({ failed: [], logged: [], seen })
    })

  test('the walk goes by all stories', () => {
    expect(whole.length).toBeGreaterThan(850)
    expect(new Set(whole)).toEqual(new Set(stories()))
    expect(stretches.flat()).toEqual(all)
  })
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
