/** A price list in a tab. Only a full browser shows PDF files. */
import { expect, tabOf, test } from './kit/index.ts'

test.use({ whole: true })

test("'Ver online' opens the file in a new tab", { tag: '@largo' }, async ({ context, loggedInAs, page }) => {
  await loggedInAs('cliente')
  const answering = context.waitForEvent('response', (response) => response.url().includes('/api/obtenerZona/'))
  const tab = await tabOf(page, page.getByRole('link', { name: /^Ver online 0001-00012391/ }))
  const answer = await answering
  await tab.waitForLoadState()
  expect([new URL(tab.url()).pathname, answer.status(), await answer.headerValue('content-type')]).toEqual([
    '/api/obtenerZona/7',
    200,
    'application/pdf',
  ])
  expect(await answer.headerValue('content-disposition')).toMatch(/^inline; filename="0001-00012391\.pdf"/)
  await expect(page).toHaveURL('/zonaPrivada')
})
