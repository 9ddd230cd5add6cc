import { expect, fireEvent, userEvent, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { historial } from '../../src/panel/sections/historial/section.ts'
import { productos } from '../../src/panel/sections/productos/section.ts'
import { answers, at, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { longText, searches, tenThousand } from './steps.ts'
import { ofRelease, phone } from '../widths.ts'
import { clicksOn, inOrder, sees } from '../play.ts'

const meta = preview.meta({ title: 'panel/Historial (300)', ...inPanel('admin', historial.list) })
const list = '/api/obtenerHistorial'
const one = { id: 1, idUsuario: 1, usuario: 'admin', texto: 'Slider modificado', created_at: '2026-11-11T01:36:07Z' }

/** The day is still the tenth in Buenos Aires. */
export const Lista = meta.story({
  ...shows(historial.list, 'filled'),
  beforeEach: answers(list, [{ ...one, id: 2, texto: 'Anterior', created_at: '2026-03-02T12:14:05Z' }, one]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 registros')).toBeVisible()
    const rows = canvas.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    await expect(rows).toEqual([
      [],
      ['admin', 'Slider modificado', '22:36', '10/11/2026'],
      ['admin', 'Anterior', '09:14', '02/03/2026'],
    ])
    await expect(canvas.getByRole('row', { name: 'Usuario Texto Horario Fecha' })).toBeVisible()
  },
})
export const DeLaDemo = meta.story({ play: searches('20 registros', 'AGROMEC', '3 de 20 registros') })
const reported = {
  ...one,
  texto: 'Producto actualizado: Bulón hexagonal',
  recurso: 'productos',
  idRegistro: 1,
  cambios: [
    { campo: 'nombre', antes: 'Bulón', despues: 'Bulón hexagonal' },
    { campo: 'destacado', antes: 'no', despues: 'sí' },
  ],
}
const entries = [
  reported,
  { ...one, id: 2, usuario: 'editor' },
  {
    ...one,
    id: 3,
    usuario: 'visitante',
    texto: 'Suscripcion agregada: ana@example.com',
    created_at: '2026-03-02T12:14:05Z',
  },
]
/** An API that names the record and its changed fields. */
export const QueCambio = meta.story({
  name: 'Qué cambió',
  beforeEach: answers(list, entries),
  play: inOrder(clicksOn('Qué cambió'), sees('Nombre: Bulón → Bulón hexagonal'), ({ canvas }) =>
    expect(
      canvas.getByRole('link', { name: 'Abrir el registro de “Producto actualizado: Bulón hexagonal”' }),
    ).toHaveAttribute('href', expect.stringContaining('#s=28&id=1')),
  ),
})
export const PorPersonaYFecha = meta.story({
  beforeEach: answers(list, entries),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Quién'), 'visitante')
    await expect(await canvas.findByText('1 registro')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Quién'), 'Todos')
    await fireEvent.change(canvas.getByLabelText('Desde'), { target: { value: '2026-11-01' } })
    await expect(await canvas.findByText('2 registros')).toBeVisible()
    await fireEvent.change(canvas.getByLabelText('Hasta'), { target: { value: '2026-11-02' } })
    await expect(await canvas.findByText('No hay nada con esos filtros.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Exportar' })).toBeVisible()
  },
})
/** From a record to who changed it, and back. */
export const DeUnRegistro = meta.story({
  ...ofRelease,
  args: { address: at(productos.edit, 1) },
  beforeEach: answers(list, [reported, { ...reported, id: 4, idRegistro: 2, texto: 'Producto actualizado: Otro' }]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Editar Producto/ })
    await userEvent.click(await within(canvas.getByRole('main')).findByRole('link', { name: 'Historial' }))
    await inOrder(sees('1 registro'), sees('Solo los cambios de Producto 1.'))({ canvas })
  },
})
/** An API whose history names no records has no such way. */
export const SinRegistros = meta.story({
  args: { address: at(productos.edit, 1) },
  parameters: { scenario: 'obtenerExtensiones:empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Guardar' })
    await expect(within(canvas.getByRole('main')).queryByRole('link', { name: 'Historial' })).toBeNull()
  },
})
export const Cargando = meta.story(shows(historial.list, 'loading'))
export const Vacia = meta.story(shows(historial.list, 'empty'))
export const NoCarga = meta.story(shows(historial.list, 'down'))
export const DiezMil = meta.story({ ...shows(historial.list, 'many'), beforeEach: answers(list, tenThousand(one)) })
export const TextoLargo = meta.story({ ...phone, beforeEach: answers(list, [{ ...one, texto: longText }]) })
export const SinPermiso = meta.story(shows(historial.list, 'forbidden'))
