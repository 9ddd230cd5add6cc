import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { call } from '#api/client.ts'
import { obtenerProducto } from '#contract/producto.ts'
import { parseClipboardTable } from '#panel/kit/sub-table/pasted.ts'
import { productos } from '#panel/sections/productos/section.ts'
import { save } from './steps.ts'
import { inOrder, keys, onPage, type Played, presses, writes } from '../play.ts'
import { alerts, fieldIsFocused, holds, isFocused, losesA, sees, seesA } from '../sees.ts'
import { ofRelease, ofTest } from '../widths.ts'
import { inPanel } from './in-panel.tsx'

/** A table from another program in the sub-products of a product. */
const meta = preview.meta({ ...ofRelease, title: 'panel/Pegar una tabla', ...inPanel('editor', productos.edit, 1) })

const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><!--StartFragment--><col width=64>
<tr height=20><td>Cód. art.</td><td>Medida</td><td>Precio</td><td>Presentación</td><td>EAN</td></tr>
<tr height=20><td class=xl65>020870</td><td>M8 x 30</td><td>$ 12</td><td rowspan=2>Caja x 100</td><td align=right x:num="7798123001068">7,79812E+12</td></tr>
<tr height=20><td class=xl65>020871</td><td><s>M8 x 35</s></td><td>$ 14</td><td>7798123001075</td></tr><!--EndFragment--></table></body></html>`

const pastes =
  (label: string, html: string, text = '') =>
  async ({ canvas }: Played): Promise<void> => {
    const box = await canvas.findByLabelText(label)
    box.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', text)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
const sizes = (count: number) => sees(`Sub-productos (${count})`)

/** Clipboards as programs write them; a single cell is no table. */
export const Portapapeles = meta.story({
  ...ofTest,
  play: async () => {
    const sheets = `<google-sheets-html-origin><table dir="ltr"><tbody><tr><td data-sheets-value='{"1":2,"2":"020870"}'>020870</td><td>M8&nbsp;x 30</td></tr></tbody></table></google-sheets-html-origin>`
    const word = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Medida<o:p></o:p></b></p></td><td><p>Código</p></td></tr>
<tr><td><p class=MsoNormal>M8 x 30</p><p>galvanizado</p></td><td><p>020870</p></td></tr></table></body></html>`
    await expect(parseClipboardTable(excel, '')).toEqual([
      ['Cód. art.', 'Medida', 'Precio', 'Presentación', 'EAN'],
      ['020870', 'M8 x 30', '$ 12', 'Caja x 100', '7798123001068'],
      ['020871', 'M8 x 35', '$ 14', '', '7798123001075'],
    ])
    await expect(parseClipboardTable(sheets, '')).toEqual([['020870', 'M8 x 30']])
    await expect(parseClipboardTable(word, '')).toEqual([
      ['Medida', 'Código'],
      ['M8 x 30 galvanizado', '020870'],
    ])
    await expect(parseClipboardTable('<table><tr><td>020870</td></tr></table>', '020870\r\n')).toBeUndefined()
    await expect(parseClipboardTable('<p>Caja <b>x 100</b></p>', 'Caja x 100')).toBeUndefined()
  },
})

/** The understood columns, before anything changes: heads name the columns, and each can be corrected. */
export const Pregunta = meta.story({
  ...ofTest,
  play: inOrder(
    pastes('Código', excel),
    onPage(
      seesA('dialog', 'Pegar tabla'),
      sees('Se agregan 2 filas.'),
      sees('Una celda queda vacía: completala antes de guardar.'),
      holds({ 'Columna 3': '', 'Columna 5': 'codigobarra' }),
      isFocused('button', 'Agregar 2 filas'),
    ),
    async ({ canvas }) => expect(canvas.getByText('Sub-productos (6)')).toBeInTheDocument(),
  ),
})

/** A known code changes its row; typing after the paste survives its 'Deshacer'. */
export const AgregaYCambia = meta.story({
  play: inOrder(
    sizes(6),
    pastes('Código', '', '010830\tM99 x 1\tGranel\t7798123001068\n000777\tM1\tCaja\t7798123001075'),
    onPage(presses('Agregar 1 y cambiar 1'), losesA('dialog')),
    sizes(7),
    holds({ 'Tamaño, fila 1': 'M99 x 1', 'Código, fila 7': '000777' }),
    writes({ 'Pack, fila 3': 'Balde' }),
    presses('Deshacer el pegado'),
    sizes(6),
    holds({ 'Tamaño, fila 1': 'M8 x 30', 'Pack, fila 3': 'Balde' }),
  ),
})

/** Without codes the cells fill the rows from the box on, as in a sheet. */
export const RellenaUnaColumna = meta.story({
  play: inOrder(
    pastes('Pack, fila 5', '', 'Granel\r\nBolsa\r\n'),
    alerts('Cambian 2 filas, que ya estaban.'),
    keys('{Enter}'),
    holds({ 'Pack, fila 6': 'Bolsa' }),
    fieldIsFocused('Pack, fila 5'),
    save,
    alerts('Producto actualizado con éxito'),
    async () => {
      const { sub_productos } = await call(obtenerProducto, { id: 1 })
      await expect(sub_productos.map(({ pack }) => pack).slice(4)).toEqual(['Granel', 'Bolsa'])
    },
  ),
})
