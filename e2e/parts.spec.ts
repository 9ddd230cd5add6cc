/** Each part that somebody waits for is aborted in turn: what a person reads, and what 'Reintentar' brings (run/parts.ts). */
import type { Page } from '@playwright/test'
import { addLines, expect, openControlled, test, textFile } from './kit/index.ts'
import { added, choose, manyLines, retry, tries, type Try } from './kit/part-tries.ts'
import { chunkOf, isTried, missingCode, press, withoutPart } from './kit/parts.ts'
import { parts } from './run/parts.ts'

test.use({ expectedErrors: missingCode })

const listMissingStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].flatMap(
      ({ sheet, href }) => {
        try {
          return sheet?.cssRules.length ? [] : [href]
        } catch {
          return [href]
        }
      },
    ),
  )

for (const part of parts.filter(isTried)) {
  if (!('says' in part)) continue
  const { asks, says } = part
  const { as, scenario: circumstance, before, at, ask: askFor, askAgain = retry, brings }: Try = tries[asks]
  test(
    `without ${asks} a person reads it, and loses nothing`,
    { tag: ['@demo', '@release'] },
    async ({ page, loggedInAs, scenario }) => {
      if (circumstance !== undefined) await scenario(circumstance)
      if (as && before) await loggedInAs(as, '/empresa')
      await before?.(page)
      const comes = await withoutPart(page, chunkOf(part))
      if (as) await loggedInAs(as, at ?? '/empresa')
      else if (at !== undefined) await openControlled(page, at)
      await askFor?.(page)
      await expect(page.getByText(says, { exact: false }).first()).toBeVisible()
      comes()
      await askAgain(page)
      await expect(brings(page)).toBeVisible()
      await expect(page.getByText(says, { exact: false })).toHaveCount(0)
      await expect.poll(() => listMissingStyles(page)).toEqual([])
    },
  )
}

test('a text stays until its lines stand in the list', { tag: ['@demo', '@release'] }, async ({ page }) => {
  await withoutPart(page, 'ask')
  await openControlled(page, '/pedido')
  await addLines(page, manyLines)
  await expect(page.getByText('No pudimos leer las líneas', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Códigos y cantidades')).toHaveValue(manyLines)
})

test(
  'a thread that dies over the sending of a list says so, and the next press sends',
  { tag: ['@demo', '@release'] },
  async ({ page, loggedInAs }) => {
    await page.addInitScript(() => {
      let deaths = 2
      globalThis.Worker = class extends Worker {
        override postMessage(message: unknown) {
          if (Object(message).name === 'send' && deaths-- > 0) this.dispatchEvent(new Event('error'))
          else super.postMessage(message)
        }
      }
    })
    await loggedInAs('admin', '/admin/panel#s=130')
    await choose(textFile('lista.csv', 'Código;Descripción;Medida;Caja\nZZ-1;Perno nuevo;M6 x 20;100'))(page)
    await expect(page.getByText(/^De 1 fila/)).toBeVisible()
    await press('Subir', { exact: true })(page)
    await expect(page.getByText('No pudimos abrir nuestra lectura de la planilla.')).toBeVisible()
    await press('Subir', { exact: true })(page)
    await expect(page.getByText(/con éxito/).first()).toBeVisible()
  },
)

test('where the thread does not come the page reads a long order', { tag: ['@demo', '@release'] }, async ({ page }) => {
  await withoutPart(page, 'catalogue.worker')
  await openControlled(page, '/pedido')
  await addLines(page, manyLines)
  await expect(added(page)).toBeVisible()
})
