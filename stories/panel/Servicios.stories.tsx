import { expect, screen, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { wholeHeader } from '#contract/upload-headers.ts'
import { servicios } from '#panel/sections/servicios/section.ts'
import { answers, at, inPanel } from './in-panel.tsx'
import { picture } from './picture.ts'
import { lists, recordStates } from './record-states.ts'
import { shows } from './states.ts'
import { deleteFirst, deletesFirst, failure, isRefused, longText, save, searches } from './steps.ts'
import { inOrder, uploads, writes } from '../play.ts'
import { alerts, says, sees, seesA } from '../sees.ts'
import { ofRelease } from '../widths.ts'

/** The section that is tested whole: others test only their differences. */
const meta = preview.meta({ title: 'panel/Servicios (50, 52, 53)', ...inPanel('editor', servicios.list) })
const row = { id: 1, orden: 1, titulo: 'Corte a medida', texto: '', imagen: 'no-existe.jpg' }
const states = recordStates({ section: servicios, list: 'obtenerServicios', row })

export const Lista = meta.story(lists(servicios.list, 3, 'Orden Título Imagen Acciones'))
export const ListaCargando = meta.story(states.ListaCargando)
export const ListaVacia = meta.story(states.ListaVacia)
export const ListaNoCarga = meta.story(states.ListaNoCarga)
export const ListaDiezMil = meta.story(states.ListaDiezMil)
export const ListaSinResultados = meta.story({
  play: searches('3 registros', 'zzz', 'No encontramos nada con “zzz”.'),
})
export const ListaTextoLargo = meta.story({
  ...ofRelease,
  beforeEach: answers('/api/obtenerServicios', [{ ...row, titulo: longText }]),
})

export const Elimina = meta.story({ play: deletesFirst('Servicio eliminado con éxito', '2 registros') })
export const EliminaVarios = meta.story({
  ...ofRelease,
  play: async ({ canvas }) => {
    for (const name of ['Mecanizado según plano', 'Asesoramiento técnico'])
      await userEvent.click(await canvas.findByText(name))
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }))
    await says('Se eliminaron 2 registros.')
    await expect(await canvas.findByText('1 registro')).toBeVisible()
  },
})
export const NoElimina = meta.story({
  parameters: { scenario: 'deleteServicio:error' },
  play: inOrder(deleteFirst, alerts(failure)),
})

export const Crear = meta.story({
  ...shows(servicios.create, 'editing'),
  play: sees('Tamaño recomendado: 704x306'),
})
const create = { args: { address: at(servicios.create) } }
export const Creado = meta.story({
  ...create,
  play: inOrder(
    writes({ Título: 'Corte a medida' }),
    uploads('Imagen', () => picture('nuevo.png', 704, 306)),
    async ({ canvas }) =>
      userEvent.type(await canvas.findByRole('textbox', { name: 'Texto' }), 'Con plano o con muestra.'),
    save,
    alerts('Servicio creado con éxito'),
    seesA('cell', 'Corte a medida'),
  ),
})
/** A server that cannot make a picture small keeps it, and says so. */
export const QuedaEntera = meta.story({
  ...create,
  beforeEach: answers('/api/crearServicio', { id: 4 }, { headers: { [wholeHeader]: '1' } }),
  play: inOrder(
    writes({ Título: 'Corte a medida' }),
    uploads('Imagen', () => picture('rota.png', 704, 306)),
    save,
    alerts('Servicio creado con éxito. Una imagen quedó entera: no se pudo achicar, y tarda más en verse'),
  ),
})
export const Creando = meta.story(states.Creando)
/** The server names the missing fields. */
export const CrearRechazado = meta.story({ ...states.CrearRechazado, play: isRefused('Título', 'Imagen') })
export const CrearNoPuede = meta.story(states.CrearNoPuede)
export const CrearSinServidor = meta.story({
  ...ofRelease,
  ...create,
  parameters: { scenario: 'obtenerServicios:error' },
})

export const Editar = meta.story(states.Editar)
const edit = { args: { address: at(servicios.edit, 1) } }
export const EditarCargando = meta.story({ ...edit, parameters: { scenario: 'obtenerServicio:hang' } })
export const EditarNoCarga = meta.story({ ...edit, parameters: { scenario: 'obtenerServicio:error' } })
export const Guardado = meta.story({
  ...edit,
  play: inOrder(
    writes({ Título: 'Otro nombre' }),
    save,
    alerts('Servicio modificado con éxito'),
    seesA('cell', 'Otro nombre'),
  ),
})
export const Guardando = meta.story(states.Guardando)
export const Rechazado = meta.story(states.Rechazado)
export const GuardarNoPuede = meta.story(states.GuardarNoPuede)
