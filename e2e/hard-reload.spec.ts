import { controlled, expect, hardReload, openReady, rewriteFirstSlide, slides, test } from './kit/index.ts'

// A hard reload asks the host, past the worker.

test('a hard reload shows the edited content, not the content of the build', async ({ loggedInAs, page }) => {
  await loggedInAs('editor')
  await rewriteFirstSlide(page, 'Recién escrito')
  await page.goto('/')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await hardReload(page)
  await expect(slides(page).getByText('Recién escrito')).toBeVisible()
  expect(requests).not.toContain('/demo/first.json')
  await controlled(page)
})

test('the panel keeps session and screen over a hard reload', { tag: '@release' }, async ({ loggedInAs, page }) => {
  await loggedInAs('editor', '/admin/panel#s=53&id=2')
  const title = page.getByLabel('Título')
  await expect(title).not.toHaveValue('')
  const value = await title.inputValue()
  await hardReload(page)
  await expect(title).toHaveValue(value)
})

test.describe('with everything fetched ahead', { tag: '@release' }, () => {
  test.use({ saveData: false })

  test('a picture in a tab of its own shows again', async ({ page }) => {
    await openReady(page, '/')
    await page.goto('/empresa')
    const picture = page.getByRole('main').locator('img[src*="/api/getImage/"]').first()
    await page.goto((await picture.getAttribute('src')) ?? '')
    const shown = () =>
      page.evaluate(() => [document.contentType, document.images[0]?.naturalWidth ?? 0]).catch(() => [])
    const before = await shown()
    expect(before).toEqual([expect.stringMatching(/^image\//), expect.any(Number)])
    await hardReload(page)
    await expect.poll(shown).toEqual(before)
  })
})
