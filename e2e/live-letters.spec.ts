/** The pages that the server makes for letters, opened as from a mail program: another site, with and without a referrer. */
import type { Page } from '@playwright/test'
import { expect, openControlled, test } from './kit/index.ts'

test.use({ build: 'live', expectedErrors: /status of 4(?:04|10|29)/ })

const webmail = 'http://mail.example/'

/** Follows a link of a letter. */
const follow = async (page: Page, url: string, rel = '') => {
  const body = `<a rel="${rel}" href="${url}">Enlace</a>`
  await page.route(webmail, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto(webmail)
  await page.getByRole('link', { name: 'Enlace' }).click()
}

for (const rel of ['', 'noreferrer'])
  test(`'Darme de baja' works in a letter, rel="${rel}"`, { tag: rel ? '@release' : [] }, async ({ page, baseURL }) => {
    await follow(page, `${baseURL}/api/darDeBaja?llave=k1`, rel)
    await page.getByRole('button', { name: 'Darme de baja' }).click()
    await expect(page.getByText('Listo: no vas a recibir más correos de esta lista.')).toBeVisible()
  })

test('a letter leads to a new password, once, also where the site has a worker', async ({ page, baseURL, outbox }) => {
  await openControlled(page, '/')
  await follow(page, `${baseURL}/api/clave?zona=panel`)
  await page.getByLabel('Usuario').fill('editor')
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText('Si esa cuenta existe y tiene un correo, le mandamos un enlace.')).toBeVisible()
  const [letter] = await outbox()
  const [, query = ''] = /(\?llave=\S+)/.exec(letter?.texto ?? '') ?? []
  await follow(page, `${baseURL}/api/clave${query}`, 'noreferrer')
  await page.getByLabel(/^Contraseña nueva/).fill('una-bien-larga')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Listo: ya podés ingresar con la contraseña nueva.')).toBeVisible()
  await follow(page, `${baseURL}/api/clave${query}`)
  await expect(page.getByText('Este enlace ya se usó o venció.')).toBeVisible()
  await page.getByRole('link', { name: 'Pedir otro' }).click()
  await expect(page.getByRole('button', { name: 'Enviar enlace' })).toBeVisible()
})

test('whoever is refused reads why on a page', { tag: '@release' }, async ({ page, baseURL }) => {
  await follow(page, `${baseURL}/api/darDeBaja`)
  await page.getByRole('button', { name: 'Darme de baja' }).click()
  await expect(page.getByRole('alert')).toHaveText('A esta dirección le falta la clave que traía el correo.')
})
