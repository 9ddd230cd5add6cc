import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { call } from '../../src/api/client.ts'
import { obtenerProducto } from '../../src/contract/producto.ts'
import { as, PanelAt, phone, says } from './in-panel.tsx'
import { shows } from './states.ts'
import { save, write } from './steps.ts'
import { addRow, codes, many, press } from './sub-products.ts'

/** The table of sub-products in the form of a product. */
const meta = preview.meta({
  title: 'panel/Sub-productos',
  component: PanelAt,
  args: { address: '#s=28&id=1' },
  beforeEach: as('editor'),
})

/** A doubt is no refusal: it is said once a box is left, and the save goes. */
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

/** Ignored unless all four are filled; then the four are cleared and the next one can be typed (§5). */
export const Agrega = meta.story({
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

/** What was typed and not added would be lost without a word: the save waits for it. */
export const SinAgregar = meta.story({
  play: async ({ canvas }) => {
    await write(canvas, 'Tamaño', 'M24 x 100')
    await save({ canvas })
    const reminder = await canvas.findByText(/^Esta fila todavía no está en la tabla/)
    await expect(reminder.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('button', { name: 'Guardar' }).getBoundingClientRect().top,
    )
    await expect(canvas.getByLabelText('Código')).toHaveFocus()
    await write(canvas, 'Tamaño', '')
    await save({ canvas })
    await says('Producto actualizado con éxito')
    await expect((await call(obtenerProducto, { id: 1 })).sub_productos).toHaveLength(6)
  },
})

/** The focus goes along, so that one may press again. */
export const Reordena = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, 'Bajar fila 1')
    await expect(codes(canvas).slice(0, 3)).toEqual(['011040', '010830', '011250'])
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bajar fila 2' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(codes(canvas).slice(0, 3)).toEqual(['011040', '011250', '010830'])
    await press(canvas, 'Subir fila 1')
    await press(canvas, 'Bajar fila 6')
    await expect(codes(canvas)).toEqual(['011040', '011250', '010830', '011260', '011670', '012090'])
    await save({ canvas })
    await says('Producto actualizado con éxito')
    const { sub_productos } = await call(obtenerProducto, { id: 1 })
    await expect(sub_productos.map(({ codigo }) => codigo)).toEqual([
      '011040',
      '011250',
      '010830',
      '011260',
      '011670',
      '012090',
    ])
  },
})

export const EliminaFilas = meta.story({
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

/** The server's words stand in the cell they are about, also after the row has moved. */
export const SubProductoRechazado = meta.story({
  ...shows(28, 'refused', 1),
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
export const SubProductoRechazadoEnTelefono = SubProductoRechazado.extend(phone)

export const DoscientosSubProductos = meta.story({
  ...shows(28, 'editing', 1),
  parameters: { seed: { productos: many(200) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sub-productos (200)')).toBeVisible()
    await write(canvas, 'Pack, fila 150', 'Granel')
    await expect(canvas.getByLabelText('Pack, fila 150')).toHaveValue('Granel')
  },
})
export const GuardaDoscientos = meta.story({
  parameters: { seed: { productos: many(200) } },
  play: async ({ canvas }) => {
    await write(canvas, 'Pack, fila 150', 'Granel')
    await userEvent.keyboard('{Control>}s{/Control}')
    await says('Producto actualizado con éxito')
    const { sub_productos } = await call(obtenerProducto, { id: 1 })
    await expect(sub_productos).toHaveLength(200)
    await expect(sub_productos[149]?.pack).toBe('Granel')
  },
})
