import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { productos } from '../../src/panel/sections/productos/section.ts'
import { call } from '../../src/api/client.ts'
import { obtenerProducto, updateProducto } from '../../src/contract/producto.ts'
import { shows } from './states.ts'
import { save } from './steps.ts'
import { addRow, codes, many, press } from './sub-products.ts'
import { ofRelease, ofTest } from '../widths.ts'
import {
  alerts,
  fieldIsFocused,
  holds,
  inOrder,
  isFocused,
  keys,
  type Played,
  presses,
  says,
  sees,
  write,
  writes,
} from '../play.ts'
import { inPanel } from './in-panel.tsx'

/** The table of sub-products in the form of a product. */
const meta = preview.meta({ ...ofRelease, title: 'panel/Sub-productos', ...inPanel('editor', productos.edit, 1) })

/** A warning is no refusal: it shows when the focus leaves a box, and the save goes on. */
export const CodigosDudosos = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Sub-productos (6)')
    await write(canvas, 'Código, fila 2', codes(canvas)[0] ?? '')
    await write(canvas, 'Código de barras, fila 6', '7798123001069')
    await expect(canvas.getByText('Código repetido en las filas 1 y 2.')).toBeVisible()
    await expect(canvas.queryByText(/último dígito/)).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByText('Código de barras, fila 6: el último dígito no corresponde. Revisalo.')).toBeVisible()
    await save({ canvas })
    await says('Producto actualizado con éxito')
  },
})

/** 'Agregar' is ignored unless all four boxes are filled; then the boxes are cleared for the next row (§5). */
export const Agrega = meta.story({
  ...ofTest,
  play: async ({ canvas }) => {
    await canvas.findByText('Sub-productos (6)')
    await addRow(canvas, ['099999', 'M24 x 100', ' ', '7798123001075'])
    await expect(canvas.getByText('Sub-productos (6)')).toBeVisible()
    await expect(canvas.getByLabelText('Código')).toHaveValue('099999')
    await write(canvas, 'Pack', 'Caja x 5')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Sub-productos (7)')).toBeVisible()
    await expect(canvas.getByLabelText('Tamaño, fila 7')).toHaveValue('M24 x 100')
    for (const label of ['Código', 'Tamaño', 'Pack', 'Código de barras'])
      await expect(canvas.getByLabelText(label)).toHaveValue('')
    await expect(canvas.getByLabelText('Código')).toHaveFocus()
  },
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
  play: async ({ canvas }) => {
    await press(canvas, 'Eliminar fila 6')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Eliminar fila 5' })).toHaveFocus())
    await press(canvas, 'Eliminar fila 1')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Eliminar fila 1' })).toHaveFocus())
    await expect(codes(canvas)).toEqual(['011040', '011250', '011260', '011670'])
    for (let i = 0; i < 4; i++) await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Sub-productos (0)')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Código')).toHaveFocus())
  },
})

/** A refusal stands in its own cell, also after the row has moved. */
export const SubProductoRechazado = meta.story({
  ...shows(productos.edit, 'refused', 1),
  play: async ({ canvas }) => {
    await write(canvas, 'Código, fila 2', '')
    await write(canvas, 'Tamaño, fila 5', 'M'.repeat(121))
    await save({ canvas })
    await says('Revisá los campos marcados.')
    await expect(canvas.getByLabelText('Código, fila 2')).toBeInvalid()
    await expect(canvas.getByLabelText('Código, fila 2')).toHaveAccessibleDescription('Completá este campo.')
    await expect(canvas.getByLabelText('Tamaño, fila 5')).toHaveAccessibleDescription(
      'Puede tener hasta 120 caracteres.',
    )
    await waitFor(() => expect(canvas.getByLabelText('Código, fila 2')).toHaveFocus())
    await press(canvas, 'Subir fila 2')
    await expect(canvas.getByLabelText('Código, fila 1')).toBeInvalid()
    await expect(canvas.getByLabelText('Código, fila 2')).toBeValid()
  },
})

export const DoscientosSubProductos = meta.story({
  ...shows(productos.edit, 'editing', 1),
  parameters: { seed: { productos: many(200) } },
  play: inOrder(
    sees('Sub-productos (200)'),
    writes({ 'Pack, fila 150': 'Granel' }),
    holds({ 'Pack, fila 150': 'Granel' }),
  ),
})

/** Another tab changed the same cell and removed a row changed here: the rows ask. */
export const CambioEnOtraVentana = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Sub-productos (6)')
    await write(canvas, 'Pack, fila 2', 'Granel')
    await write(canvas, 'Tamaño, fila 4', 'M10 x 99')
    const { orden, nombre, texto, destacado, sub_productos } = await call(obtenerProducto, { id: 1 })
    const theirs = sub_productos.toSpliced(3, 1).map((row, i) => (i === 1 ? { ...row, pack: 'Caja x 1' } : row))
    await call(updateProducto, { idProducto: 1, orden, nombre, texto, destacado, sub_productos: theirs })
    window.dispatchEvent(new Event('visibilitychange'))
    await canvas.findByRole('region', { name: 'Pack, fila 2: cambió en otra ventana' })
    await canvas.findByRole('region', { name: 'Sub-productos, fila 4: cambió en otra ventana' })
  },
})
