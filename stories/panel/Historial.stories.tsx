import { expect, fireEvent, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { historial } from '#panel/sections/historial/section.ts'
import { productos } from '#panel/sections/productos/section.ts'
import { answers, at, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { hasRows, longText, tenThousand } from './steps.ts'
import { clicks, clicksOn, inOrder, type Played, selects } from '../play.ts'
import { lacksA, sees, seesA } from '../sees.ts'
import { ofRelease, phone } from '../widths.ts'

const meta = preview.meta({ title: 'panel/Historial (300)', ...inPanel('admin', historial.list) })
const list = '/api/obtenerHistorial'
const one = { id: 1, idUsuario: 1, usuario: 'admin', texto: 'Slider modificado', created_at: '2026-11-11T01:36:07Z' }

/** The day is still the tenth in Buenos Aires. */
export const Lista = meta.story({
  ...shows(historial.list, 'filled'),
  beforeEach: answers(list, [{ ...one, id: 2, texto: 'Anterior', created_at: '2026-03-02T12:14:05Z' }, one]),
  play: inOrder(
    sees('2 registros'),
    seesA('row', 'Usuario Texto Horario Fecha'),
    hasRows(['admin', 'Slider modificado', '22:36', '10/11/2026'], ['admin', 'Anterior', '09:14', '02/03/2026']),
  ),
})
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
  { ...one, id: 3, usuario: 'visitante', texto: 'Suscripcion agregada', created_at: '2026-03-02T12:14:05Z' },
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
/** A customer called like a user. */
export const DeUnCliente = meta.story({
  name: 'De un cliente',
  beforeEach: answers(list, [one, { ...one, id: 2, zona: 1, texto: 'Vio la lista de precios' }]),
  play: inOrder(selects('Quién', 'admin (cliente)'), sees('1 registro'), sees('Vio la lista de precios')),
})
const from =
  (label: string, value: string) =>
  async ({ canvas }: Played) =>
    fireEvent.change(await canvas.findByLabelText(label), { target: { value } })
export const PorPersonaYFecha = meta.story({
  beforeEach: answers(list, entries),
  play: inOrder(
    selects('Quién', 'visitante'),
    sees('1 registro'),
    selects('Quién', 'Todos'),
    from('Desde', '2026-11-01'),
    sees('2 registros'),
    from('Hasta', '2026-11-02'),
    sees('No hay nada con esos filtros.'),
    seesA('button', 'Exportar'),
  ),
})
/** From a record to its changes, and back. */
export const DeUnRegistro = meta.story({
  ...ofRelease,
  args: { address: at(productos.edit, 1) },
  beforeEach: answers(list, [reported, { ...reported, id: 4, idRegistro: 2, texto: 'Producto actualizado: Otro' }]),
  play: inOrder(
    seesA('heading', /^Editar Producto/),
    async ({ canvas }) => clicks('link', 'Historial')({ canvas: within(canvas.getByRole('main')) }),
    sees('1 registro'),
    sees('Solo los cambios de Producto 1.'),
  ),
})
/** An API without records in its history has no such link. */
export const SinRegistros = meta.story({
  args: { address: at(productos.edit, 1) },
  parameters: { scenario: 'obtenerExtensiones:empty' },
  play: inOrder(seesA('button', 'Guardar'), ({ canvas }) =>
    lacksA('link', 'Historial')({ canvas: within(canvas.getByRole('main')) }),
  ),
})
export const Cargando = meta.story(shows(historial.list, 'loading'))
export const Vacia = meta.story(shows(historial.list, 'empty'))
export const NoCarga = meta.story(shows(historial.list, 'down'))
export const DiezMil = meta.story({ ...shows(historial.list, 'many'), beforeEach: answers(list, tenThousand(one)) })
export const TextoLargo = meta.story({ ...phone, beforeEach: answers(list, [{ ...one, texto: longText }]) })
export const SinPermiso = meta.story(shows(historial.list, 'forbidden'))
