/** A file that is dropped beside a box: the browser would open it in place of the page, or in another tab. A headless one does not, so that what the page says to it counts. */
import { writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, openSection, test } from './kit/index.ts'

interface Dragged {
  readonly files?: string[]
  readonly items?: { mimeType: string; data: string }[]
}

/** Drops something as a person does; returns whether the browser has yet to do something with it, and the sign at the mouse. */
const drop = async (page: Page, { files = [], items = [] }: Dragged, where: Locator) => {
  const box = await where.boundingBox()
  const at = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 }
  const said = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener(
          'dragover',
          ({ defaultPrevented, dataTransfer }) =>
            resolve(defaultPrevented ? `held, ${dataTransfer?.dropEffect}` : "the browser's"),
          { once: true },
        )
      }),
  )
  const session = await page.context().newCDPSession(page)
  const data = { items, files, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data })
  return said
}

test(
  'beside a box it opens nothing, the box takes it, and a field takes text',
  { tag: '@demo' },
  async ({ loggedInAs, page }, info) => {
    await loggedInAs('editor', '/admin/panel')
    await openSection(page, 'Descargas')
    await page.getByRole('button', { name: 'Crear Descarga' }).click()
    await page.getByLabel('Título').fill('Ficha')
    const path = info.outputPath('ficha.txt')
    writeFileSync(path, 'una ficha')
    const file = { files: [path] }
    for (const beside of [page.getByRole('heading', { name: 'Crear Descarga' }), page.getByLabel('Título')])
      await expect.poll(() => drop(page, file, beside)).toBe('held, none')
    expect(await drop(page, file, page.getByLabel('Archivo'))).toBe("the browser's")
    await expect(page.getByText('ficha.txt')).toBeVisible()
    await expect(page.getByLabel('Título')).toHaveValue('Ficha')
    const text = { items: [{ mimeType: 'text/plain', data: 'Nueva' }] }
    expect(await drop(page, text, page.getByLabel('Título'))).toBe("the browser's")
    await expect(page.getByLabel('Título')).toHaveValue(/Nueva/)
  },
)
