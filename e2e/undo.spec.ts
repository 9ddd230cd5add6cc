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

test('Deshacer works over an open dialog, by mouse and by F6', { tag: '@release' }, async ({ loggedInAs, page }) => {
  await loggedInAs('editor', '/admin/panel#s=25')
  const undo = page.getByRole('button', { name: 'Deshacer' })
  const search = page.getByRole('combobox')
  const acts = [
    ['Cadena', () => undo.click()],
    [
      'Cáncamo',
      () =>
        page.keyboard
          .press('F6')
          .then(() => expect(undo).toBeFocused())
          .then(() => page.keyboard.press('Enter')),
    ],
  ] as const
  for (const [name, act] of acts) {
    await deleteRow(page, name)
    await expect(undo).toBeVisible()
    await undo.hover()
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await expect(page.getByText('La tecla F6 lleva acá.')).toBeVisible()
    await act()
    await expect(undo).toHaveCount(0)
    await expect(search).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rowsOf(page).filter({ hasText: name }).first()).toBeVisible()
  }
})
