import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { call } from '../../src/api/client.ts'
import { obtenerProducto } from '../../src/contract/producto.ts'
import { tableIn } from '../../src/panel/kit/sub-table/pasted.ts'
import { productos } from '../../src/panel/sections/productos/section.ts'
import { save } from './steps.ts'
import { codes, press } from './sub-products.ts'
import { inPanel } from './in-panel.tsx'
import { type Canvas, says, write } from '../play.ts'
import { ofRelease, ofTest } from '../widths.ts'

/** A table from another program in the sub-products of a product. */
const meta = preview.meta({ ...ofRelease, title: 'panel/Pegar una tabla', ...inPanel('editor', productos.edit, 1) })

const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><!--StartFragment--><col width=64>
<tr height=20><td>Cód. art.</td><td>Medida</td><td>Precio</td><td>Presentación</td><td>EAN</td></tr>
<tr height=20><td class=xl65>020870</td><td>M8 x 30</td><td>$ 12</td><td rowspan=2>Caja x 100</td><td align=right x:num="7798123001068">7,79812E+12</td></tr>
<tr height=20><td class=xl65>020871</td><td><s>M8 x 35</s></td><td>$ 14</td><td>7798123001075</td></tr><!--EndFragment--></table></body></html>`

const pasteInto = async (canvas: Canvas, label: string, html: string, text = '') => {
  const box = await canvas.findByLabelText(label)
  box.focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', text)
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Pegar tabla' }))

/** Clipboards as programs write them; a single cell is no table. */
export const Portapapeles = meta.story({
  ...ofTest,
  play: async () => {
    const sheets = `<google-sheets-html-origin><table dir="ltr"><tbody><tr><td data-sheets-value='{"1":2,"2":"020870"}'>020870</td><td>M8&nbsp;x 30</td></tr></tbody></table></google-sheets-html-origin>`
    const word = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Medida<o:p></o:p></b></p></td><td><p>Código</p></td></tr>
<tr><td><p class=MsoNormal>M8 x 30</p><p>galvanizado</p></td><td><p>020870</p></td></tr></table></body></html>`
    await expect(tableIn(excel, '')).toEqual([
      ['Cód. art.', 'Medida', 'Precio', 'Presentación', 'EAN'],
      ['020870', 'M8 x 30', '$ 12', 'Caja x 100', '7798123001068'],
      ['020871', 'M8 x 35', '$ 14', '', '7798123001075'],
    ])
    await expect(tableIn(sheets, '')).toEqual([['020870', 'M8 x 30']])
    await expect(tableIn(word, '')).toEqual([
      ['Medida', 'Código'],
      ['M8 x 30 galvanizado', '020870'],
    ])
    await expect(tableIn('<table><tr><td>020870</td></tr></table>', '020870\r\n')).toBeUndefined()
    await expect(tableIn('<p>Caja <b>x 100</b></p>', 'Caja x 100')).toBeUndefined()
  },
})

/** What was understood, before anything changes: heads say what each column is, and each can be corrected. */
export const Pregunta = meta.story({
  ...ofTest,
  play: async ({ canvas }) => {
    await pasteInto(canvas, 'Código', excel)
    const question = await dialog()
    await says('Se agregan 2 filas.')
    await says('Una celda queda vacía: completala antes de guardar.')
    await expect(question.getByLabelText('Columna 3')).toHaveValue('')
    await expect(question.getByLabelText('Columna 5')).toHaveValue('codigobarra')
    await expect(question.getByRole('button', { name: 'Agregar 2 filas' })).toHaveFocus()
    await expect(canvas.getByText('Sub-productos (6)')).toBeInTheDocument()
  },
})

/** A known code changes its row; what was typed after the paste survives its 'Deshacer'. */
export const AgregaYCambia = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Sub-productos (6)')
    const [first = ''] = codes(canvas)
    await pasteInto(canvas, 'Código', '', `${first}\tM99 x 1\tGranel\t7798123001068\n000777\tM1\tCaja\t7798123001075`)
    const question = await dialog()
    await userEvent.click(question.getByRole('button', { name: 'Agregar 1 y cambiar 1' }))
    await expect(await canvas.findByText('Sub-productos (7)')).toBeVisible()
    await expect(canvas.getByLabelText('Tamaño, fila 1')).toHaveValue('M99 x 1')
    await expect(canvas.getByLabelText('Código, fila 7')).toHaveValue('000777')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await write(canvas, 'Pack, fila 3', 'Balde')
    await press(canvas, 'Deshacer el pegado')
    await expect(await canvas.findByText('Sub-productos (6)')).toBeVisible()
    await expect(canvas.getByLabelText('Tamaño, fila 1')).not.toHaveValue('M99 x 1')
    await expect(canvas.getByLabelText('Pack, fila 3')).toHaveValue('Balde')
  },
})

/** Without codes the cells fill the rows from the box on, as in a sheet. */
export const RellenaUnaColumna = meta.story({
  play: async ({ canvas }) => {
    await pasteInto(canvas, 'Pack, fila 5', '', 'Granel\r\nBolsa\r\n')
    await dialog()
    await says('Cambian 2 filas, que ya estaban.')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Pack, fila 6')).toHaveValue('Bolsa'))
    await waitFor(() => expect(canvas.getByLabelText('Pack, fila 5')).toHaveFocus())
    await save({ canvas })
    await says('Producto actualizado con éxito')
    const { sub_productos } = await call(obtenerProducto, { id: 1 })
    await expect(sub_productos.map(({ pack }) => pack).slice(4)).toEqual(['Granel', 'Bolsa'])
  },
})
