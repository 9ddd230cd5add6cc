import { expect, screen, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { servicios } from '../../src/panel/sections/servicios/section.ts'
import { cardStates } from './record-states.ts'
import { at, inPanel } from './in-panel.tsx'
import { says } from '../sees.ts'
import { ofRelease } from '../widths.ts'

const meta = preview.meta({ title: 'panel/Servicios (50, 52, 53)', ...inPanel('editor', servicios.list) })
const states = cardStates({
  section: servicios,
  list: 'obtenerServicios',
  remove: 'deleteServicio',
  count: 3,
  size: [704, 306],
  words: {
    created: 'Servicio creado con éxito',
    saved: 'Servicio modificado con éxito',
    deleted: 'Servicio eliminado con éxito',
  },
})

export const Lista = meta.story(states.Lista)
export const ListaCargando = meta.story(states.ListaCargando)
export const ListaVacia = meta.story(states.ListaVacia)
export const ListaNoCarga = meta.story(states.ListaNoCarga)
export const ListaDiezMil = meta.story(states.ListaDiezMil)
export const ListaSinResultados = meta.story(states.ListaSinResultados)
export const ListaTextoLargo = meta.story(states.ListaTextoLargo)

export const Elimina = meta.story(states.Elimina)
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
export const NoElimina = meta.story(states.NoElimina)

export const Crear = meta.story(states.Crear)
export const Creado = meta.story(states.Creado)
export const Creando = meta.story(states.Creando)
export const CrearRechazado = meta.story(states.CrearRechazado)
export const CrearNoPuede = meta.story(states.CrearNoPuede)
export const CrearSinServidor = meta.story(states.CrearSinServidor)

export const Editar = meta.story(states.Editar)
const edit = { args: { address: at(servicios.edit, 1) } }
export const EditarCargando = meta.story({ ...edit, parameters: { scenario: 'obtenerServicio:hang' } })
export const EditarNoCarga = meta.story({ ...edit, parameters: { scenario: 'obtenerServicio:error' } })
export const Guardado = meta.story(states.Guardado)
export const Guardando = meta.story(states.Guardando)
export const Rechazado = meta.story(states.Rechazado)
export const GuardarNoPuede = meta.story(states.GuardarNoPuede)
