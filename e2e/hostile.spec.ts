import type { Page } from '@playwright/test'
import { obtenerFileZonas } from '#contract/file-zona.ts'
import { updateSlider } from '#contract/slider-writes.ts'
import { ask, expect, openSection, pageSnapshots, readStored, slides, test, textFile } from './kit/index.ts'

const script = "try { localStorage.setItem('ran', 'yes') } catch {}; document.title = 'ran'"
const hostile = [
  {
    name: 'pagina.html',
    mimeType: 'text/html',
    text: `<!doctype html><title>quiet</title><script>${script}</script><img src="x" onerror="${script}">`,
  },
  {
    name: 'plano.svg',
    mimeType: 'image/svg+xml',
    text: `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"><script>${script}</script></svg>`,
  },
]

const upload = async (page: Page, { name, mimeType, text }: (typeof hostile)[number]) => {
  await page.getByRole('button', { name: 'Crear Archivo' }).click()
  await page.getByLabel('Numero de pedido').fill(name)
  await page.getByLabel('Archivo').setInputFiles(textFile(name, text, mimeType))
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible()
}

test('an uploaded page runs nothing', { tag: ['@exacto', '@largo'] }, async ({ context, loggedInAs, page }) => {
  await loggedInAs('editor')
  await openSection(page, 'Zona Privada')
  for (const file of hostile) await upload(page, file)
  await loggedInAs('cliente')
  for (const { name } of hostile) {
    const opening = context.waitForEvent('response', (response) => response.url().includes('/api/obtenerZona/'))
    await page.getByRole('link', { name: `Ver online ${name}` }).click()
    const answer = await opening
    const { 'content-disposition': saved, 'content-security-policy': policy } = answer.headers()
    expect([saved, policy]).toEqual([expect.stringMatching(/^attachment/), expect.stringContaining('sandbox')])

    // The file's stored address serves no page either.
    const stored = (await ask(page, obtenerFileZonas, {}))
      .find(({ numeropedido }) => numeropedido === name)
      ?.file.split('/')
      .at(-1)
    const direct = await page.evaluate(async (file) => {
      const { headers } = await fetch(`/api/getImage/${file}`)
      return [headers.get('content-disposition'), headers.get('content-security-policy')]
    }, stored)
    expect(direct).toEqual([expect.stringMatching(/^attachment/), expect.stringContaining('sandbox')])
    expect(await readStored(page, 'ran')).toBeNull()
  }
})

test.describe('a script in a text', { tag: ['@exacto', '@largo'] }, () => {
  // Cleaning parses the text in a document without scripts, and the policy reports the script there as well.
  test.use({ saveData: false, expectedErrors: /Executing inline event handler violates/ })

  test('a text that holds a script is shown without it', async ({ loggedInAs, page, remote }) => {
    await loggedInAs('editor')
    await ask(page, updateSlider, {
      idSlider: 1,
      orden: 1,
      texto: `<p>Texto a mano</p><img src="/no-hay.png" onerror="${script}"><a href="javascript:${script}">enlace</a><script>${script}</script>`,
    })
    await page.goto('/')
    await expect(slides(page).getByText('Texto a mano')).toBeVisible()
    await expect(slides(page).getByText('enlace')).not.toHaveAttribute('href', /javascript/)
    expect(await slides(page).locator('script, [onerror]').count()).toBe(0)
    expect(await readStored(page, 'ran')).toBeNull()

    // The page snapshot of the next visit holds the same markup.
    if (!remote) await expect.poll(() => pageSnapshots(page)).toContain('/')
    await page.reload()
    await expect(slides(page).getByText('Texto a mano')).toBeVisible()
    expect(await readStored(page, 'ran')).toBeNull()
  })
})
