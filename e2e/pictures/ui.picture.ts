/** Every story of src/ui, as it is committed. */
import { expect, test, type Page } from '@playwright/test'
import { sizes } from '../kit/public-pages.ts'
import { compare, freeze } from './still.ts'
import { serveStorybook, uiStories } from '../storybook/host.ts'
import { openPreview, render } from '../storybook/preview.ts'

for (const size of sizes)
  test.describe(`at ${size.width} px`, () => {
    // One page shows all stories, one after the other: to load the page anew for each takes most of the time.
    test.describe.configure({ mode: 'default' })
    test.use({ viewport: size })

    let storybook: Awaited<ReturnType<typeof serveStorybook>>
    let page: Page
    test.beforeAll(async ({ browser }) => {
      storybook = await serveStorybook()
      page = await openPreview(await browser.newContext(), storybook.url, freeze)
    })
    test.afterAll(async () => {
      await page.context().close()
      storybook.close()
    })

    for (const [title, stories] of uiStories())
      test(title, async () => {
        for (const { id } of stories) {
          expect(await render(page, id)).toMatchObject({ errors: '' })
          await compare(page, `${id}-${size.width}`)
        }
      })
  })
