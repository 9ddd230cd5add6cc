import type { Locator, Page } from '@playwright/test'
import { obtenerProducto } from '#contract/producto.ts'
import { ask, expect, richText, saveAndSee, test } from './kit/index.ts'

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>
<style>p.MsoNormal {color:blue; font-family:Calibri}</style></head><body lang=ES-AR><!--StartFragment-->
<h2><span style='color:#2F5496;font-family:"Calibri Light"'>Terminaciones<o:p></o:p></span></h2>
<p class=MsoNormal><b><span style='font-size:14.0pt;color:red'>Zincado</span></b> según <a href="https://www.iram.org.ar">IRAM</a><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Caja<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Bolsa<o:p></o:p></p>
<p class=MsoNormal><img width=100 src="file:///C:/Users/x/clip_image001.png"></p><!--EndFragment--></body></html>`

const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0 width=128 style='border-collapse:collapse'><!--StartFragment-->
<col width=64 span=2><tr height=20><th class=xl65 style='background:yellow'>Medida</th><th>Pack</th></tr>
<tr height=20><td height=20 class=xl66 style='color:red'>M8 x 30</td><td align=right>100</td></tr><!--EndFragment--></table></body></html>`

const paste = (field: Locator, html: string) =>
  field.evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', given)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

const stored = async (page: Page) => (await ask(page, obtenerProducto, { id: 1 })).texto

test.beforeEach(async ({ loggedInAs, page }) => {
  await loggedInAs('editor', '/admin/panel#s=28&id=1')
  await richText(page).fill('')
})

test('what comes from Word and Excel keeps its structure alone', { tag: ['@demo', '@release'] }, async ({ page }) => {
  await paste(richText(page), word)
  await expect(page.getByText(/^Las imágenes no van dentro del texto/)).toBeVisible()
  await page.keyboard.press('Control+End')
  await paste(richText(page), excel)
  await expect(page.getByText(/^Las imágenes no van dentro del texto/)).toHaveCount(0)
  await saveAndSee(page, 'Producto actualizado con éxito')
  const first = await stored(page)
  expect(first).toContain('<h2>Terminaciones</h2><p><strong>Zincado</strong> según <a href="https://www.iram.org.ar"')
  expect(first).toContain('<ul><li>Caja</li><li>Bolsa</li></ul>')
  expect(first).toMatch(
    /<table><tbody><tr><td><strong>Medida<\/strong><\/td><td><strong>Pack<\/strong><\/td><\/tr><tr><td>M8 x 30<\/td><td[^>]*>100<\/td><\/tr><\/tbody><\/table>/,
  )
  expect(first).not.toMatch(/style=|Mso|<img|data-row/)

  await page.goto('/admin/panel#s=28&id=1')
  await richText(page).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Nuestras ')
  await saveAndSee(page, 'Producto actualizado con éxito')
  await expect.poll(() => stored(page)).toBe(first.replace('Terminaciones', 'Nuestras Terminaciones'))
})
