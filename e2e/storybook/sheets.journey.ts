import { expect, test } from '@playwright/test'
import { serveStorybook } from './host.ts'

const sheet = 'láminas-pantallas-sheets--servicios'

test('a sheet shows every state of a screen in three widths, with links to the story and to the app', async ({
  page,
}) => {
  const { url, close } = await serveStorybook()
  await page.goto(`${url}iframe.html?id=${sheet}&viewMode=story`)
  await expect(page.locator('[data-still="true"]')).toHaveCount(12, { timeout: 180_000 })
  const wide = page.getByRole('region').or(page.locator('section')).filter({ hasText: '1440 px' })
  await expect(wide.getByRole('heading', { level: 3 })).toHaveText(['Con datos', 'Cargando', 'Sin nada', 'No anda'])
  const filled = page.frameLocator('iframe').first()
  await expect(filled.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(wide.getByRole('link', { name: 'En la app' }).last()).toHaveAttribute(
    'href',
    'http://127.0.0.1:4173/servicios?escenario=obtenerServicios:error:500',
  )
  await expect(wide.getByRole('link', { name: 'Historia' }).first()).toHaveAttribute(
    'href',
    '?path=/story/site-servicios-serviciospage--completa',
  )
  close()
})

test('the whole product prints on one sheet of A3', async ({ page }) => {
  const { url, close } = await serveStorybook()
  await page.goto(`${url}iframe.html?id=láminas-todo-el-producto--en-una-hoja&viewMode=story`)
  await expect(page.getByRole('heading', { name: 'Avisos' })).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  close()
})

test('the toolbar shows a story in a scenario', async ({ page }) => {
  const { url, close } = await serveStorybook()
  await page.goto(`${url}iframe.html?id=site-servicios-serviciospage--cargando&viewMode=story&globals=escenario:falla`)
  // The story's own rule stands before the scenario's.
  await expect(page.getByText('Cargando…').first()).toBeAttached()
  await page.goto(`${url}iframe.html?id=site-empresa-empresapage--completa&viewMode=story&globals=escenario:falla`)
  await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible()
  close()
})
