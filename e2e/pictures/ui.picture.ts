/** Every story of src/ui, as it is committed. */
import { expect, test, type Page } from '@playwright/test'
import { compare, freeze, sizes } from './still.ts'
import { serveStorybook, uiStories } from '../storybook/host.ts'
import { addressOf } from '../storybook/preview.ts'

/** Stories that end in motion, or need it; the last ends while a picture loads, which may fail once more. */
const unsteady = new Set(['ui-carousel--menos-movimiento', 'ui-carousel--se-pausa', 'ui-media--vuelve-con-la-red'])

let storybook: Awaited<ReturnType<typeof serveStorybook>>
test.beforeAll(async () => {
  storybook = await serveStorybook()
})
test.afterAll(() => storybook.close())

/** Opens a story alone, and waits until it has ended: a first one loads the page anew once the worker is there. */
const open = async (page: Page, id: string): Promise<void> => {
  await page.goto(addressOf(storybook.url, id, 'story'))
  await page.waitForFunction((story) => {
    const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
    const shown: { id?: unknown; phase?: unknown } = Object(Reflect.get(Object(preview), 'currentRender'))
    return shown.id === story && (shown.phase === 'completed' || shown.phase === 'finished')
  }, id)
  // Storybook shows an error in place of the story.
  await expect(page.locator('body.sb-show-errordisplay')).toHaveCount(0)
}

for (const [title, stories] of uiStories())
  for (const size of sizes)
    test(`${title} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size)
      await freeze(page)
      for (const { id } of stories.filter((story) => !unsteady.has(story.id))) {
        await open(page, id)
        await compare(page, `ui/${id.replace(/^ui-/, '')}-${size.width}`)
      }
    })
