/** Every story of src/ui, as it is committed. */
import { test } from '@playwright/test'
import { compare, freeze, sizes } from './still.ts'
import { serveStorybook, uiStories } from '../storybook/host.ts'
import { openPreview } from '../storybook/preview.ts'

/** Stories that end in motion, or need it; the last ends while a picture loads, which may fail once more. */
const unsteady = new Set(['ui-carousel--menos-movimiento', 'ui-carousel--se-pausa', 'ui-media--vuelve-con-la-red'])

let storybook: Awaited<ReturnType<typeof serveStorybook>>
test.beforeAll(async () => {
  storybook = await serveStorybook()
})
test.afterAll(() => storybook.close())

for (const [title, stories] of uiStories())
  for (const size of sizes)
    test(`${title} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size)
      await freeze(page)
      for (const { id } of stories.filter((story) => !unsteady.has(story.id))) {
        await openPreview(page, storybook.url, id)
        await compare(page, `ui/${id.replace(/^ui-/, '')}-${size.width}`)
      }
    })
