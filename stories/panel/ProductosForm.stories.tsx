import { expect, screen, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { productos } from '../../src/panel/sections/productos/section.ts'
import { call } from '../../src/api/client.ts'
import { obtenerProducto } from '../../src/contract/producto.ts'
import { useDirty } from '../../src/state/dirty.ts'
import { at, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { failure, longHtml, longText, save } from './steps.ts'
import { addRow, many } from './sub-products.ts'
import { ofTest } from '../widths.ts'
import { alerts, fieldIsFocused, inOrder, isInvalid, keys, lacks, onPage, says, sees, write, writes } from '../play.ts'

const meta = preview.meta({ title: 'panel/Productos (26, 28)', ...inPanel('editor', productos.edit, 1) })
const create = { args: { address: at(productos.create) } }

export const Crear = meta.story({
  ...shows(productos.create, 'editing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Orden')).toHaveValue('25')
    await expect(canvas.getByLabelText('Destacado')).not.toBeChecked()
    await expect(canvas.getByText('Sub-productos (0)')).toBeVisible()
    await expect(useDirty.getState().forms).toBe(0)
  },
})
export const Creando = meta.story(shows(productos.create, 'saving'))
/** The literal alert (§8) covers missing fields. Refusals stand next to their fields, the first one in sight. */
export const CrearRechazado = meta.story({
  ...shows(productos.create, 'refused'),
  ...ofTest,
  play: inOrder(
    save,
    alerts('Faltan completar campos'),
    isInvalid('Nombre'),
    sees('Completá este campo.'),
    fieldIsFocused('Nombre'),
  ),
})
/** Nothing is missing, so the alert says what is wrong. */
export const CrearConNombreLargo = meta.story({
  ...shows(productos.create, 'refused'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Nombre'))
    await userEvent.paste('x'.repeat(301))
    await save({ canvas })
    await says('Revisá los campos marcados.')
    await expect(canvas.getByText('Puede tener hasta 300 caracteres.')).toBeVisible()
    await expect(canvas.getByText('Sobra 1 carácter.')).toBeVisible()
    await expect(screen.queryByText('Faltan completar campos')).toBeNull()
  },
})
export const CrearNoPuede = meta.story({
  ...shows(productos.create, 'down'),
  play: async ({ canvas }) => {
    await write(canvas, 'Nombre', 'Clavos')
    await save({ canvas })
    await says(failure)
    await expect(await canvas.findByRole('button', { name: 'Guardar' })).toHaveAccessibleDescription(failure)
    await expect(canvas.getByLabelText('Nombre')).toHaveValue('Clavos')
  },
})
export const Creado = meta.story({
  ...create,
  play: async ({ canvas }) => {
    await write(canvas, 'Nombre', 'Clavo punta París')
    await userEvent.click(canvas.getByLabelText('Destacado'))
    await addRow(canvas, ['000123', '2 pulgadas', 'Caja x 1 kg', '7798123999013'])
    await save({ canvas })
    await says('Producto creado con éxito')
    await expect(await canvas.findByRole('heading', { name: 'Productos (25)' })).toBeVisible()
    await expect(await call(obtenerProducto, { id: 25 })).toMatchObject({
      nombre: 'Clavo punta París',
      orden: 25,
      destacado: 1,
      sub_productos: [{ codigo: '000123', tamaño: '2 pulgadas', pack: 'Caja x 1 kg', codigobarra: '7798123999013' }],
    })
  },
})

export const Editar = meta.story({
  ...shows(productos.edit, 'editing', 1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nombre')).toHaveValue('Bulón hexagonal')
    await expect(canvas.getByLabelText('Destacado')).toBeChecked()
    await expect(canvas.getByText('Sub-productos (6)')).toBeVisible()
    await expect(canvas.getByLabelText('Código de barras, fila 6')).toHaveValue('7798123001068')
    await expect(useDirty.getState().forms).toBe(0)
  },
})
export const EditarTextoLargo = meta.story({
  ...shows(productos.edit, 'editing', 1),
  parameters: {
    seed: {
      productos: [
        {
          ...many(1)[0],
          nombre: longText,
          texto: longHtml,
          sub_productos: [
            { codigo: 'x'.repeat(60), tamaño: longText.slice(0, 120), pack: 'Caja', codigobarra: '7'.repeat(60) },
          ],
        },
      ],
    },
  },
})
export const Guardando = meta.story(shows(productos.edit, 'saving', 1))
export const GuardarNoPuede = meta.story(shows(productos.edit, 'down', 1))

/** A double click saves once; untouched fields stay. */
export const Guardado = meta.story({
  play: async ({ canvas }) => {
    const before = await call(obtenerProducto, { id: 1 })
    await write(canvas, 'Pack, fila 2', 'Bolsa x 10')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Guardar' }))
    await says('Producto actualizado con éxito')
    await expect(await canvas.findByRole('heading', { name: 'Productos (24)' })).toBeVisible()
    const sub_productos = before.sub_productos.map((row, i) => (i === 1 ? { ...row, pack: 'Bolsa x 10' } : row))
    await expect(await call(obtenerProducto, { id: 1 })).toEqual({
      ...before,
      sub_productos,
      version: expect.any(Number),
    })
  },
})

/** Enter leads to the next field, so that no half-filled product is made; Ctrl+S saves. */
export const EnterSigue = meta.story({
  ...shows(productos.create, 'editing'),
  play: inOrder(
    writes({ Nombre: 'Clavos' }),
    keys('{Enter}'),
    fieldIsFocused('Destacado'),
    keys('{Enter}'),
    fieldIsFocused('Orden'),
    keys('{Enter}'),
    fieldIsFocused('Código'),
    onPage(lacks('Producto creado con éxito')),
  ),
})
