import { expect, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { productos } from '#panel/sections/productos/section.ts'
import { call } from '#api/client.ts'
import { obtenerProducto, type SubProducto } from '#contract/producto.ts'
import { deleteProducto, updateProducto } from '#contract/producto-writes.ts'
import { save } from './steps.ts'
import { addRow, codes } from './sub-products.ts'
import { inOrder, keys, type Played, presses, writes } from '../play.ts'
import {
  alerts,
  fieldIsFocused,
  holds,
  isDescribed,
  isFocused,
  isInvalid,
  isStored,
  lacks,
  sees,
  seesA,
  unsaved,
} from '../sees.ts'
import { ofRelease, ofTest } from '../widths.ts'
import { inPanel } from './in-panel.tsx'
import { shows } from './states.ts'

/** The table of sub-products in the form of a product. */
const meta = preview.meta({ ...ofRelease, title: 'panel/Sub-productos', ...inPanel('editor', productos.edit, 1) })

/** A warning is no refusal: it shows when the focus leaves a box, and the save goes on. */
export const CodigosDudosos = meta.story({
  play: inOrder(
    writes({ 'Código, fila 2': '010830', 'Código de barras, fila 6': '7798123001069' }),
    sees('Código repetido en las filas 1 y 2.'),
    lacks(/último dígito/),
    () => userEvent.tab(),
    sees('Código de barras, fila 6: el último dígito no corresponde. Revisalo.'),
    save,
    alerts('Producto actualizado con éxito'),
  ),
})

/** 'Agregar' is ignored unless all four boxes are filled; then the boxes are cleared for the next row (§5). */
export const Agrega = meta.story({
  ...ofTest,
  play: inOrder(
    sees('Sub-productos (6)'),
    ({ canvas }) => addRow(canvas, ['099999', 'M24 x 100', ' ', '7798123001075']),
    sees('Sub-productos (6)'),
    holds({ Código: '099999' }),
    writes({ Pack: 'Caja x 5' }),
    keys('{Enter}'),
    sees('Sub-productos (7)'),
    holds({ 'Tamaño, fila 7': 'M24 x 100', Código: '', Tamaño: '', Pack: '', 'Código de barras': '' }),
    fieldIsFocused('Código'),
  ),
})

/** A save waits while a typed row is not added, since that row would be lost. */
export const SinAgregar = meta.story({
  play: inOrder(
    writes({ Tamaño: 'M24 x 100' }),
    save,
    sees(/^Esta fila todavía no está en la tabla/),
    fieldIsFocused('Código'),
  ),
})

const hasCodes =
  (...first: readonly string[]) =>
  async ({ canvas }: Played): Promise<void> =>
    expect(codes(canvas).slice(0, first.length)).toEqual(first)
const storesCodes = (...first: readonly string[]) =>
  inOrder(save, alerts('Producto actualizado con éxito'), async () => {
    const { sub_productos } = await call(obtenerProducto, { id: 1 })
    await expect(sub_productos.slice(0, first.length).map(({ codigo }) => codigo)).toEqual(first)
  })

/** The focus follows the row, so that the user may press again. */
export const Reordena = meta.story({
  ...ofTest,
  play: inOrder(
    presses('Bajar fila 1'),
    hasCodes('011040', '010830', '011250'),
    isFocused('button', 'Bajar fila 2'),
    keys('{Enter}'),
    hasCodes('011040', '011250', '010830'),
    presses('Subir fila 1'),
    presses('Bajar fila 6'),
    storesCodes('011040', '011250', '010830', '011260', '011670', '012090'),
  ),
})

export const EliminaFilas = meta.story({
  ...ofTest,
  play: inOrder(
    presses('Eliminar fila 6'),
    isFocused('button', 'Eliminar fila 5'),
    presses('Eliminar fila 1'),
    isFocused('button', 'Eliminar fila 1'),
    async ({ canvas }) => expect(codes(canvas)).toEqual(['011040', '011250', '011260', '011670']),
    keys('{Enter}{Enter}{Enter}{Enter}'),
    sees('Sub-productos (0)'),
    fieldIsFocused('Código'),
    save,
    alerts('Producto actualizado con éxito'),
    isStored(obtenerProducto, { id: 1 }, { sub_productos: [] }),
  ),
})

/** A refusal stands in its own cell, also after the row has moved. */
export const SubProductoRechazado = meta.story({
  ...shows(productos.edit, 'refused', 1),
  play: inOrder(
    writes({ 'Código, fila 2': '', 'Tamaño, fila 5': 'M'.repeat(121) }),
    save,
    alerts('Revisá los campos marcados.'),
    isDescribed('textbox', 'Código, fila 2', 'Completá este campo.'),
    isDescribed('textbox', 'Tamaño, fila 5', 'Puede tener hasta 120 caracteres.'),
    isInvalid('Código, fila 2'),
    fieldIsFocused('Código, fila 2'),
    presses('Subir fila 2'),
    isInvalid('Código, fila 1'),
    async ({ canvas }) => expect(canvas.getByLabelText('Código, fila 2')).toBeValid(),
  ),
})

const elsewhere = (changed: (rows: readonly SubProducto[]) => SubProducto[]) => async () => {
  const { orden, nombre, texto, destacado, sub_productos } = await call(obtenerProducto, { id: 1 })
  await call(updateProducto, {
    idProducto: 1,
    orden,
    nombre,
    texto,
    destacado,
    sub_productos: changed(sub_productos),
  })
  window.dispatchEvent(new Event('visibilitychange'))
}
const ofSecond = (cells: Partial<SubProducto>) => (rows: readonly SubProducto[]) =>
  rows.map((row, i) => (i === 1 ? { ...row, ...cells } : row))

/** A product that another tab deleted is made again, its table included. */
export const CreadoDeNuevo = meta.story({
  play: inOrder(
    writes({ Nombre: 'Bulón que vuelve' }),
    async () => {
      await call(deleteProducto, { idProducto: 1 })
      window.dispatchEvent(new Event('visibilitychange'))
    },
    presses('Crear de nuevo con este texto'),
    seesA('heading', 'Crear Producto'),
    holds({ Nombre: 'Bulón que vuelve' }),
    sees('Sub-productos (6)'),
    save,
    alerts('Producto creado con éxito'),
  ),
})

/** Another tab changed the same cell and removed a row changed here: the rows ask. */
export const CambioEnOtraVentana = meta.story({
  play: inOrder(
    writes({ 'Pack, fila 2': 'Granel', 'Tamaño, fila 4': 'M10 x 99' }),
    elsewhere((rows) => ofSecond({ pack: 'Caja x 1' })(rows).toSpliced(3, 1)),
    seesA('region', 'Pack, fila 2: cambió en otra ventana'),
    seesA('region', 'Sub-productos, fila 4: cambió en otra ventana'),
  ),
})

/** A code corrected here of a row that was changed elsewhere: their row comes back beside the corrected one, or does not. */
export const CodigoCorregido = meta.story({
  play: inOrder(
    sees('Sub-productos (6)'),
    elsewhere(ofSecond({ codigo: 'BH-8' })),
    holds({ 'Código, fila 2': 'BH-8' }),
    writes({ 'Código, fila 2': '999999' }),
    elsewhere(ofSecond({ pack: 'Caja x 1' })),
    seesA('region', 'Sub-productos, fila con código BH-8: cambió en otra ventana'),
    sees('(ninguna fila con ese código)'),
    presses('Usar lo guardado'),
    sees('Sub-productos (7)'),
    hasCodes('010830', 'BH-8', '999999'),
    holds({ 'Pack, fila 2': 'Caja x 1' }),
  ),
})

/** A code that stands twice does not tell rows apart: one question about the table, with the loss of each choice. */
export const TablaCambiadaEnDosVentanas = meta.story({
  ...ofTest,
  play: inOrder(
    writes({ 'Código, fila 2': '010830' }),
    elsewhere((rows) => ofSecond({ pack: 'Caja x 1' })(rows).toSpliced(5, 1)),
    seesA('region', 'Sub-productos: cambió en otra ventana'),
    sees(/^Se pierde: 1 fila: 011040 .* Caja x 1 .* Vuelve: 1 fila: 012090 /),
    sees(/^Se pierde: 1 fila: 010830 /),
    presses('Sub-productos'),
    isFocused('button', 'Dejar lo mío'),
    save,
    sees('Otra ventana cambió lo mismo que vos. Elegí qué queda y volvé a guardar.'),
    isFocused('button', 'Dejar lo mío'),
    keys('{Tab}{Enter}'),
    sees('Sub-productos (5)'),
    holds({ 'Código, fila 2': '011040', 'Pack, fila 2': 'Caja x 1' }),
    unsaved(0),
  ),
})
