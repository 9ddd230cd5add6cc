import { deleteRow, expect, isOnTop, rowsOf, test } from './kit/index.ts'

test.describe('further cases, in the demo', { tag: ['@demo', '@release'] }, () => {
  for (const width of [1440, 375])
    test(`Deshacer hides none of the last row's buttons at ${width} px`, async ({ loggedInAs, page }) => {
      await loggedInAs('editor', '/admin/panel#s=25')
      await deleteRow(page, 'Cadena')
      await page.setViewportSize({ width, height: 800 })
      const undo = page.getByRole('button', { name: 'Deshacer' })
      await expect(undo).toBeVisible()
      await undo.hover()
      const last = rowsOf(page).last().getByRole('button').last()
      // The list may still be drawn anew without its deleted row.
      const isSeen = async () => {
        await last.evaluate((button) => button.scrollIntoView({ block: 'end' }))
        return isOnTop(last)
      }
      await expect.poll(isSeen).toBe(true)
    })
})
