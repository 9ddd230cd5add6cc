/** Comments of the review tools, in the demo only and offline. */
import { readFileSync } from 'node:fs'
import type { Browser, Locator, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expect, openReady, storedRows, test } from './kit/index.ts'

// Offline files are fetched ahead.
test.use({ saveData: false })

const review = (page: Page): Locator => page.getByRole('complementary', { name: 'Sala de revisión' })

const openTool = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Sala de revisión' }).waitFor()
  // A notice may cover the button.
  await page.keyboard.press('Control+Alt+KeyR')
  await toTool(page, title)
}

const toTool = (page: Page, title: string) =>
  review(page).getByRole('navigation').getByRole('button', { name: title }).click()

/** Picks an element and comments on it. */
const say = async (page: Page, about: Locator, words: string, who?: string) => {
  await review(page).getByRole('button', { name: 'Comentar en la página' }).click()
  await about.click()
  const form = page.getByRole('region', { name: 'Comentario nuevo' })
  await form.getByLabel('Comentario', { exact: true }).fill(words)
  if (who !== undefined) await form.getByLabel('Tu nombre').fill(who)
  await form.getByRole('button', { name: 'Guardar comentario' }).click()
}

/** Changes the first comment. */
const edit = async (page: Page, words: string) => {
  await review(page).getByRole('button', { name: 'Editar el comentario 1' }).click()
  const form = review(page).getByRole('form', { name: 'Guardar' })
  await form.getByLabel('Comentario', { exact: true }).fill(words)
  await form.getByRole('button', { name: 'Guardar' }).click()
}

/** Marks a screen, and goes back to the comments. */
const judge = async (page: Page, as: string) => {
  await toTool(page, 'Pantallas')
  const marks = review(page).getByRole('group', { name: 'Servicios: Con datos', exact: true })
  await marks.getByRole('button', { name: as }).click()
  await toTool(page, 'Comentarios')
}

const taken = async (page: Page, kind: string): Promise<Buffer> => {
  const coming = page.waitForEvent('download')
  await review(page).getByRole('button', { name: kind }).click()
  return readFileSync(await (await coming).path())
}

const take = (page: Page, buffer: Buffer) =>
  page
    .getByLabel('Comentarios de otro revisor')
    .setInputFiles({ name: 'comentarios.zip', mimeType: 'application/zip', buffer })

/** How many names the review tools have stored: the reviewer's, and one a comment. */
const stored = async (page: Page) => (await storedRows(page, 'vidriera-sala', 'sala')).length

const another = async (browser: Browser) => {
  const context = await browser.newContext()
  return context.newPage()
}

test.describe('further cases', { tag: '@release' }, () => {
  test('two reviewers comment offline, and theirs become one @demo', async ({ page, browser, context, watch }) => {
    await openReady(page, '/servicios')
    await context.setOffline(true)
    await openTool(page, 'Comentarios')
    await say(page, page.getByRole('heading', { name: 'Mecanizado según plano' }), 'Que diga hasta qué largo', 'Ana')
    await expect(page).toHaveURL('/servicios')
    await expect.poll(() => stored(page)).toBe(2)
    // The pin is there after a reload, and on no other page.
    await page.reload()
    await expect(page.getByRole('button', { name: 'Comentario 1 de Ana: Que diga hasta qué largo' })).toBeVisible()
    await page.getByRole('link', { name: 'Quienes somos' }).click()
    await expect(page.getByRole('button', { name: /^Comentario 1 de Ana/ })).toBeHidden()
    const ofAna = await taken(page, 'Markdown con imágenes')
    expect(Object.keys(unzipSync(ofAna)).toSorted()).toEqual(['comentarios.json', 'comentarios.md', 'imagenes/1.webp'])

    const beto = await another(browser)
    watch(beto.context())
    await beto.goto('/servicios')
    await openTool(beto, 'Comentarios')
    await take(beto, ofAna)
    await expect(review(beto).getByText('1 comentario nuevo, 0 actualizados.')).toBeVisible()
    await review(beto).getByRole('button', { name: 'Responder el comentario 1' }).click()
    await review(beto)
      .getByRole('textbox', { name: /^Respuesta de/ })
      .fill('Seis metros')
    await review(beto).getByRole('button', { name: 'Responder', exact: true }).click()
    await say(beto, beto.getByRole('heading', { name: 'Servicios', level: 1 }), 'Falta zincado', 'Beto')
    // Both change the same text, and judge the same screen.
    await edit(beto, 'Que diga el largo máximo')
    await edit(page, 'Que diga hasta qué diámetro')
    await judge(beto, 'A cambiar')
    await judge(page, 'Aprobado')
    const ofBeto = await taken(beto, 'Markdown con imágenes')
    await beto.context().close()

    for (const news of ['1 comentario nuevo, 1 actualizado, 1 marca.', 'Ya estaba todo: no cambió nada.']) {
      await take(page, ofBeto)
      await expect(review(page).getByText(news)).toBeVisible()
    }
    await expect(review(page).getByText('2 comentarios, 2 sin resolver')).toBeVisible()
    for (const text of ['Seis metros', 'Que diga el largo máximo', 'Que diga hasta qué diámetro'])
      await expect(review(page).getByText(text)).toBeVisible()
    await expect(review(page).getByText(/^Otro texto del comentario/)).toBeVisible()
    await toTool(page, 'Pantallas')
    for (const verdict of ['Ana: Aprobado', 'Beto: A cambiar'])
      await expect(review(page).getByText(verdict)).toBeVisible()
    await toTool(page, 'Comentarios')
    // The comment's link opens its screen and its pin.
    await review(page).getByRole('article', { name: 'Comentario 2' }).getByRole('link', { name: 'Servicios' }).click()
    await expect(page.getByRole('region', { name: 'Comentario 2' }).getByText('Falta zincado')).toBeVisible()
  })

  test('a report shows the same screen, and names nobody @demo', async ({ page, browser, loggedInAs, seed, watch }) => {
    await seed({
      clientes: [{ nombre: 'cliente', contraseña: 'cliente1234', activo: 1, email: 'compras@acme.example' }],
      fileZonas: [{ numeropedido: '0009-7', created_at: '2026-03-01T12:00:00Z' }],
    })
    await loggedInAs('cliente')
    await openTool(page, 'Comentarios')
    await say(page, page.getByRole('heading', { level: 1 }), 'Falta la lista de marzo', 'Ana')
    await review(page).getByRole('button', { name: 'Para un desarrollador el comentario 1' }).click()
    const card = review(page).getByRole('article', { name: 'Comentario 1' })
    await card.getByRole('button', { name: 'Copiar para un desarrollador' }).click()
    const text = await card.getByRole('region', { name: 'Para un desarrollador' }).innerText()
    expect(text).toContain('Falta la lista de marzo')
    expect(text).toContain('obtenerFileZonas')
    expect(['compras@acme.example', 'cliente1234', 'pbkdf2$'].filter((word) => text.includes(word))).toEqual([])

    const dev = await another(browser)
    watch(dev.context())
    await dev.goto(/- Pantalla: <(.+)>/.exec(text)?.[1] ?? '')
    await expect(dev).toHaveURL('/zonaPrivada?escenario=rol:cliente')
    await expect(dev.getByRole('heading', { name: 'Lista de precios' })).toBeVisible()
    await dev.context().close()
  })
})
