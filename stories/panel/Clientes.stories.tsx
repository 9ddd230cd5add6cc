import { delay, http } from 'msw'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { held } from '../.storybook/held.ts'
import { clientes } from '#panel/sections/clientes/section.ts'
import { call } from '#api/client.ts'
import { obtenerClientes } from '#contract/cliente.ts'
import { answers, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { deletesFirst, failure, longText, tenThousand } from './steps.ts'
import { type Canvas, clicks, inOrder, keys, presses } from '../play.ts'
import { alerts, fits, isChecked, isFocused, lacks, sees, seesA } from '../sees.ts'
import { type Msw, notes } from '../notes.ts'
import { ofRelease, onPhone, phone } from '../widths.ts'

const meta = preview.meta({ title: 'panel/Clientes (105)', ...inPanel('admin', clientes.list) })
const list = '/api/obtenerClientes'
const one = { id: 1, nombre: 'cliente', email: 'compras@talleres.example', activo: 0 }

const pending = 'Activado: pendiente'
const findSwitch = (canvas: Canvas) => canvas.findByRole('switch', { name: pending })

export const Lista = meta.story({
  ...shows(clientes.list, 'filled'),
  play: inOrder(sees('5 registros'), seesA('row', 'Usuario Email Activado Acciones'), async ({ canvas }) =>
    expect(await findSwitch(canvas)).not.toBeChecked(),
  ),
})
export const Cargando = meta.story(shows(clientes.list, 'loading'))
export const Vacia = meta.story(shows(clientes.list, 'empty'))
export const NoCarga = meta.story(shows(clientes.list, 'down'))
export const DiezMil = meta.story({ ...shows(clientes.list, 'many'), beforeEach: answers(list, tenThousand(one)) })
export const TextoLargo = meta.story({ ...phone, beforeEach: answers(list, [{ ...one, nombre: longText }]) })
export const SinPermiso = meta.story(shows(clientes.list, 'forbidden'))

/** By keyboard; saved at once. */
export const Activa = meta.story({
  play: inOrder(
    async ({ canvas }) => (await findSwitch(canvas)).focus(),
    keys(' '),
    alerts('Cliente modificado con éxito'),
    isChecked('switch', pending),
    isFocused('switch', pending),
    async () => expect((await call(obtenerClientes, {})).find(({ id }) => id === 2)?.activo).toBe(1),
  ),
})

const noted = notes('/api/updateClienteActivo', held)
/** The switch shows the change at once and says that the save is under way; a second click waits. */
export const Guardando = meta.story({
  beforeEach: noted.beforeEach,
  play: inOrder(
    async ({ canvas }) => userEvent.dblClick(await findSwitch(canvas)),
    alerts('Guardando…'),
    isChecked('switch', pending),
    noted.isSent({ idCliente: 2, activo: 1 }),
  ),
})

const order = fn()
/** 'Salir' ends the session after the save, and once: a second click during the save would end the next session. */
export const SalirMientrasGuarda = meta.story({
  beforeEach: ({ msw }: Msw) => {
    order.mockClear()
    msw.use(
      http.post('/api/updateClienteActivo', async () => {
        await delay(500)
        order('saved')
      }),
      http.post('/api/cerrarSesion', () => order('ended')),
    )
  },
  play: inOrder(
    clicks('switch', pending),
    presses('Salir'),
    sees('Esperá: se está guardando…'),
    presses('Salir'),
    seesA('button', 'Ingresar'),
    async () => {
      await waitFor(() => expect(order).toHaveBeenCalledWith('ended'))
      // A second call would wait for the end of the first one.
      await delay(500)
      await expect(order.mock.calls.flat()).toEqual(['saved', 'ended'])
    },
  ),
})

export const SalirMientrasGuardaEnTelefono = SalirMientrasGuarda.extend({
  ...onPhone,
  play: inOrder(
    clicks('switch', pending),
    presses('Salir'),
    sees('Esperá: se está guardando…'),
    fits,
    // The logout would end the session of the next story.
    () => waitFor(() => expect(order).toHaveBeenCalledWith('ended')),
    seesA('button', 'Ingresar'),
  ),
})

/** A refused change is not shown. */
export const NoActiva = meta.story({
  parameters: { scenario: 'updateClienteActivo:error' },
  play: inOrder(
    clicks('switch', pending),
    alerts(failure),
    ({ canvas }) => waitFor(() => expect(canvas.getByRole('switch', { name: pending })).not.toBeChecked()),
    lacks('Guardando…'),
  ),
})

/** Ctrl+A selects a page. Its rows stay selected on the next page, and the bar says how many stand elsewhere. */
export const SeleccionEnDosPaginas = meta.story({
  ...ofRelease,
  beforeEach: answers(list, tenThousand(one)),
  play: async ({ canvas }) => {
    await canvas.findByText('10.000 registros')
    canvas.getAllByRole('row')[1]?.focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await inOrder(
      sees('50 seleccionados'),
      presses('Siguiente'),
      sees('50 seleccionados, 50 en otras páginas'),
      presses('Todos los 10.000'),
      sees('10.000 seleccionados, 9.950 en otras páginas'),
    )({ canvas })
  },
})

export const Elimina = meta.story({ play: deletesFirst('Cliente eliminado con éxito', '4 registros') })
