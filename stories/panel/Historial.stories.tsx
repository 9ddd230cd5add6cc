import { expect, userEvent, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { answers, as, fails, PanelAt, phone, waits } from './in-panel.tsx'
import { shows } from './states.ts'
import { longText, tenThousand } from './steps.ts'

const meta = preview.meta({ title: 'panel/Historial (300)', component: PanelAt, args: { address: '#s=300' }, beforeEach: as('admin') })
const list = '/api/obtenerHistorial'
const one = { id: 1, idUsuario: 1, usuario: 'admin', texto: 'Slider modificado', created_at: '2026-11-11T01:36:07Z' }

/** In Buenos Aires it was still the tenth. */
export const Lista = meta.story({
  ...shows(300, 'filled'),
  beforeEach: answers(list, [{ ...one, id: 2, texto: 'Anterior', created_at: '2026-03-02T12:14:05Z' }, one]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 registros')).toBeVisible()
    const rows = canvas.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').map(({ textContent }) => textContent))
    await expect(rows).toEqual([[], ['admin', 'Slider modificado', '22:36', '10/11/2026'], ['admin', 'Anterior', '09:14', '02/03/2026']])
    await expect(canvas.getByRole('row', { name: 'Usuario Texto Horario Fecha' })).toBeVisible()
  },
})
export const DeLaDemo = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('20 registros')
    await userEvent.type(canvas.getByRole('searchbox'), 'AGROMEC')
    await expect(await canvas.findByText('3 de 20 registros')).toBeVisible()
  },
})
export const EnTelefono = meta.story(phone)
export const Cargando = meta.story({ ...shows(300, 'loading'), beforeEach: waits(list) })
export const Vacia = meta.story({ ...shows(300, 'empty'), beforeEach: answers(list, []) })
export const NoCarga = meta.story({ ...shows(300, 'down'), beforeEach: fails(list) })
export const DiezMil = meta.story({ ...shows(300, 'many'), beforeEach: answers(list, tenThousand(one)) })
export const TextoLargo = meta.story({ ...phone, beforeEach: answers(list, [{ ...one, texto: longText }]) })
export const SinPermiso = meta.story({ ...shows(300, 'forbidden'), beforeEach: as('editor') })
