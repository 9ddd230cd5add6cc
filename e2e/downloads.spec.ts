import { bytesOf, demoBytes, downloadOf, expect, test } from './kit/index.ts'

test('a file is saved under its title, whole', async ({ page }) => {
  await page.goto('/descargas')
  for (const { title, name, file } of [
    { title: 'Catálogo general 2026', name: 'Catálogo general 2026.pdf', file: 'catalogo-general-2026.pdf' },
    {
      title: 'Códigos de barras y packs',
      name: 'Códigos de barras y packs.xlsx',
      file: 'codigos-de-barras-y-packs.xlsx',
    },
  ]) {
    const download = await downloadOf(page, page.getByRole('link', { name: title }))
    expect(download.suggestedFilename()).toBe(name)
    expect(await bytesOf(download)).toEqual(demoBytes(`descargas/${file}`))
    await expect(page).toHaveURL('/descargas')
    await expect(page.getByText('No pudimos descargarlo')).toHaveCount(0)
  }
})
