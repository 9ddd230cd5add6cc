/** Every story of src/ui, as it is committed. */
import { test } from '@playwright/test'
import { compare, freeze, sizes } from './still.ts'
import { serveStorybook, uiStories } from '../storybook/host.ts'

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
      for (const { id } of stories) {
        await page.goto(`${storybook.url}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)
        // A story with a play function is ready once that has ended.
        await page.waitForFunction(
          (story) => {
            const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
            const shown: unknown = Reflect.get(Object(preview), 'currentRender')
            const { id: now, phase }: { id?: unknown; phase?: unknown } = Object(shown)
            return now === story && (phase === 'finished' || phase === 'completed')
          },
          id,
          { timeout: 20_000 },
        )
        await compare(page, `ui/${id.replace(/^ui-/, '')}-${size.width}`)
      }
    })
