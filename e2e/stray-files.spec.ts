/** A file that is dropped beside a box: Chromium would open it in place of the page. */
import { writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, openSection, test } from './kit/index.ts'

/** Drops a file as a person does, so that Chromium acts on it. */
const drop = async (page: Page, file: string, where: Locator) => {
  const box = await where.boundingBox()
  const at = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 }
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data })
}

test('beside a box it opens nothing, and the box takes it', { tag: '@demo' }, async ({ loggedInAs, page }, info) => {
  await loggedInAs('editor', '/admin/panel')
  await openSection(page, 'Descargas')
  await page.getByRole('button', { name: 'Crear Descarga' }).click()
  await page.getByLabel('Título').fill('Ficha')
  const file = info.outputPath('ficha.txt')
  writeFileSync(file, 'una ficha')
  await drop(page, file, page.getByRole('heading', { name: 'Crear Descarga' }))
  await drop(page, file, page.getByLabel('Título'))
  await drop(page, file, page.getByLabel('Archivo'))
  await expect(page.getByText('ficha.txt')).toBeVisible()
  await expect(page.getByLabel('Título')).toHaveValue('Ficha')
})
