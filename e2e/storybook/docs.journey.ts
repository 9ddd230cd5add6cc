import { expect, test } from '@playwright/test'
import { serveStorybook } from './host.ts'

test('the docs page of a screen shows its states under one another, each in a page of its own', async ({ page }) => {
  const { url, close } = await serveStorybook()
  await page.goto(`${url}iframe.html?id=site-servicios-serviciospage--uso&viewMode=docs`)
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Completa', 'Cargando', 'Vacia', 'Falla'])
  await expect(page.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Completa' })).toHaveAttribute(
    'href',
    '?path=/story/site-servicios-serviciospage--completa',
  )
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
