import { expect, test } from './kit/index.ts'

for (const [where, open, zona] of [
  ['the panel', '/admin/login', 'panel'],
  ['the zone', '/', 'zona'],
] as const)
  test(`a forgotten password of ${where} is replaced by a letter`, { tag: '@vivo' }, async ({ page, outbox }) => {
    const name = zona === 'panel' ? 'editor' : 'cliente'
    await page.goto(open)
    if (zona === 'zona') await page.getByRole('button', { name: 'Zona privada' }).first().click()
    const form = page.locator('form').filter({ has: page.getByLabel('Contraseña', { exact: true }) })
    const enter = async (password: string) => {
      await form.getByLabel('Usuario', { exact: true }).fill(name)
      await form.getByLabel('Contraseña', { exact: true }).fill(password)
      await form.getByRole('button', { name: 'Ingresar' }).click()
    }
    await enter('no la sé')
    const asking = page.waitForEvent('popup')
    await form.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
    const other = await asking
    await expect(other.getByLabel('Cuenta')).toHaveValue(zona)
    await other.getByLabel('Usuario').fill(name)
    await other.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(other.getByText('le mandamos un enlace')).toBeVisible()

    const [path = ''] = /\/api\/clave\?llave=\S+/.exec((await outbox()).at(-1)?.texto ?? '') ?? []
    await other.goto(new URL(path, other.url()).href)
    await other.getByLabel(/Contraseña nueva/).fill('otra bien larga')
    await other.getByRole('button', { name: 'Guardar' }).click()
    await expect(other.getByText('ya podés ingresar')).toBeVisible()
    await enter('otra bien larga')
    await expect(page).toHaveURL(zona === 'panel' ? '/admin/panel' : '/zonaPrivada')
  })
