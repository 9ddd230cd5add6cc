import { expect, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { productos } from '#panel/sections/productos/section.ts'
import { call } from '#api/client.ts'
import { obtenerProducto } from '#contract/producto.ts'
import { at, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { failure, save } from './steps.ts'
import { addRow } from './sub-products.ts'
import { clicks, inOrder, keys, onPage, write, writes } from '../play.ts'
import {
  alerts,
  fieldIsFocused,
  holds,
  isChecked,
  isDescribed,
  isInvalid,
  isStored,
  lacks,
  says,
  sees,
  seesA,
  unsaved,
} from '../sees.ts'
import { ofTest } from '../widths.ts'

const meta = preview.meta({ title: 'panel/Productos (26, 28)', ...inPanel('editor', productos.edit, 1) })
const create = { args: { address: at(productos.create) } }

export const Crear = meta.story({
  ...shows(productos.create, 'editing'),
  play: inOrder(holds({ Orden: '25' }), sees('Sub-productos (0)'), unsaved(0), async ({ canvas }) =>
    expect(canvas.getByLabelText('Destacado')).not.toBeChecked(),
  ),
})
export const Creando = meta.story(shows(productos.create, 'saving'))
/** The literal alert (§8) covers missing fields. Refusals stand next to their fields, the first one in sight. */
export const CrearRechazado = meta.story({
  ...shows(productos.create, 'refused'),
  ...ofTest,
  play: inOrder(
    writes({ Orden: 'siete' }),
    save,
    alerts('Faltan completar campos'),
    isInvalid('Nombre'),
    isInvalid('Orden'),
    sees('Completá este campo.'),
    fieldIsFocused('Nombre'),
    holds({ Orden: 'siete' }),
  ),
})
/** Nothing is missing, so the alert names the problem. */
export const CrearConNombreLargo = meta.story({
  ...shows(productos.create, 'refused'),
  play: inOrder(
    clicks('textbox', 'Nombre'),
    () => userEvent.paste('x'.repeat(301)),
    save,
    alerts('Revisá los campos marcados.'),
    sees('Puede tener hasta 300 caracteres.'),
    sees('Sobra 1 carácter.'),
    onPage(lacks('Faltan completar campos')),
  ),
})
export const CrearNoPuede = meta.story({
  ...shows(productos.create, 'down'),
  play: inOrder(
    writes({ Nombre: 'Clavos' }),
    save,
    alerts(failure),
    isDescribed('button', 'Guardar', failure),
    holds({ Nombre: 'Clavos' }),
  ),
})
const made = { codigo: '000123', tamaño: '2 pulgadas', pack: 'Caja x 1 kg', codigobarra: '7798123999013' }
export const Creado = meta.story({
  ...create,
  play: inOrder(
    writes({ Nombre: 'Clavo punta París' }),
    clicks('checkbox', 'Destacado'),
    ({ canvas }) => addRow(canvas, Object.values(made)),
    save,
    alerts('Producto creado con éxito'),
    seesA('heading', 'Productos (25)'),
    isStored(
      obtenerProducto,
      { id: 25 },
      { nombre: 'Clavo punta París', orden: 25, destacado: 1, sub_productos: [made] },
    ),
  ),
})

export const Editar = meta.story({
  ...shows(productos.edit, 'editing', 1),
  play: inOrder(
    holds({ Nombre: 'Bulón hexagonal', 'Código de barras, fila 6': '7798123001068' }),
    isChecked('checkbox', 'Destacado'),
    sees('Sub-productos (6)'),
    unsaved(0),
  ),
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
