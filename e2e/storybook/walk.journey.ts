import { expect, test, type Page } from '@playwright/test'
import { serveStorybook, stories } from './host.ts'
import { openPreview, show } from './preview.ts'

const all = stories()
const middle = Math.ceil(all.length / 2)
const halves = [
  ['the first half of the stories', all.slice(0, middle)],
  ['the other half', all.slice(middle)],
] as const

/** What a browser logs of calls that a story has fail. */
const isRefusedCall = (text: string, address: string) =>
  text.startsWith('Failed to load resource') && /\/(api\/|enviarCorreo)/.test(address)

/** Errors and warnings, with the story that was there. */
const listen = (page: Page) => {
  const logged: string[] = []
  let now = ''
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isRefusedCall(message.text(), message.location().url)) return
    logged.push(`${now}: ${message.text()}`)
  })
  page.on('pageerror', (error) => logged.push(`${now}: ${error.message}`))
  return { logged, at: (id: string) => (now = id) }
}

for (const [name, ids] of halves)
  test(`${name}: each renders after another, and logs nothing`, async ({ page }) => {
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
    expect(failed).toEqual([])
    expect(logged).toEqual([])
  })
