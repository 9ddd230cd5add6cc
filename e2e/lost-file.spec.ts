/** A chosen file that is saved again, moved or deleted before it is sent: its field says so, and a new choice saves. */
import { appendFileSync, copyFileSync, renameSync } from 'node:fs'
import { demoFile, expect, openSection, richText, save, saveAndSee, test } from './kit/index.ts'

const losses = {
  'saved again': {
    lose: (path: string) => appendFileSync(path, 'x'),
    reason: /El archivo cambió desde que lo elegiste\. Elegilo de nuevo\./,
  },
  moved: {
    lose: (path: string) => renameSync(path, `${path}.bak`),
    reason: /El archivo ya no está donde estaba\. Elegilo de nuevo\./,
  },
}

// The worker of a demo refuses the body; in a live build the request fails.
test.use({ expectedErrors: /ApiError: El archivo|status of 400|ERR_UPLOAD_FILE_CHANGED|ERR_ALPN_NEGOTIATION_FAILED/ })

for (const [loss, { lose, reason }] of Object.entries(losses))
  test(
    `a picture that is ${loss}`,
    { tag: ['@exacto', loss === 'moved' ? '@release' : '@largo'] },
    async ({ loggedInAs, page }, info) => {
      const path = info.outputPath('foto.jpg')
      copyFileSync(demoFile('productos/cancamo.jpg'), path)
      await loggedInAs('editor')
      await openSection(page, 'Servicios')
      await page.getByRole('button', { name: 'Crear Servicio' }).click()
      const picture = page.getByLabel('Imagen', { exact: true })
      await picture.setInputFiles(path)
      await page.getByLabel('Título', { exact: true }).fill('Roscado')
      await richText(page).fill('Un texto')
      await expect(page.getByText(/^foto\.jpg/)).toBeVisible()
      lose(path)
      await save(page)
      await expect(picture).toHaveAccessibleDescription(reason)
      await expect(page.getByText('No hay conexión')).toHaveCount(0)
      copyFileSync(demoFile('productos/cancamo.jpg'), path)
      await picture.setInputFiles(path)
      await saveAndSee(page, 'Servicio creado con éxito')
    },
  )
