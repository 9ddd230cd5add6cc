import { expect, screen, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { servicios } from '../../src/panel/sections/servicios.ts'
import { answers, as, at, PanelAt, phone, says } from './in-panel.tsx'
import { picture } from './picture.ts'
import { shows } from './states.ts'
import {
  deletesFirst,
  failToDelete,
  failToSave,
  isRefused,
  isRefusedWith,
  longText,
  save,
  searches,
  tenThousand,
  write,
} from './steps.ts'

const meta = preview.meta({
  title: 'panel/Servicios (50, 52, 53)',
  component: PanelAt,
  args: { address: at(servicios.list) },
  beforeEach: as('editor'),
})
const create = { args: { address: at(servicios.create) } }
const edit = { args: { address: at(servicios.edit, 1) } }
const list = '/api/obtenerServicios'
const one = { id: 1, orden: 1, titulo: 'Corte a medida', texto: '', imagen: 'no-existe.jpg' }

export const Lista = meta.story({
  ...shows(servicios.list, 'filled'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 registros')).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Orden Título Imagen Acciones' })).toBeVisible()
  },
})
export const ListaEnTelefono = meta.story(phone)
export const ListaCargando = meta.story(shows(servicios.list, 'loading'))
export const ListaVacia = meta.story(shows(servicios.list, 'empty'))
export const ListaNoCarga = meta.story(shows(servicios.list, 'down'))
export const ListaDiezMil = meta.story({
  ...shows(servicios.list, 'many'),
  beforeEach: answers(list, tenThousand(one)),
})
export const ListaSinResultados = meta.story({
  play: searches('3 registros', 'zzz', 'No encontramos nada con “zzz”.'),
})
export const ListaTextoLargo = meta.story({
  beforeEach: answers(list, [{ ...one, titulo: longText }]),
})

export const Elimina = meta.story({
  play: deletesFirst('Servicio eliminado con éxito', '2 registros'),
})
export const EliminaVarios = meta.story({
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
  play: failToDelete,
})

export const Crear = meta.story({
  ...shows(servicios.create, 'editing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tamaño recomendado: 704x306')).toBeVisible()
  },
})
export const Creado = meta.story({
  ...create,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Título'), 'Corte a medida')
    await userEvent.upload(canvas.getByLabelText('Imagen'), await picture('nuevo.png', 704, 306))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Texto' }), 'Con plano o con muestra.')
    await save({ canvas })
    await says('Servicio creado con éxito')
    await expect(await canvas.findByRole('cell', { name: 'Corte a medida' })).toBeVisible()
  },
})
export const Creando = meta.story({ ...shows(servicios.create, 'saving'), play: save })
/** Only the position is filled in; the server names what is missing. */
export const CrearRechazado = meta.story({ ...shows(servicios.create, 'refused'), play: isRefused('Título', 'Imagen') })
export const CrearNoPuede = meta.story({ ...shows(servicios.create, 'down'), play: failToSave })
export const CrearSinServidor = meta.story({ ...create, parameters: { scenario: 'obtenerServicios:error' } })

export const Editar = meta.story(shows(servicios.edit, 'editing', 1))
export const EditarEnTelefono = Editar.extend(phone)
export const EditarCargando = meta.story({ ...edit, parameters: { scenario: 'obtenerServicio:hang' } })
export const EditarNoCarga = meta.story({ ...edit, parameters: { scenario: 'obtenerServicio:error' } })
export const Guardado = meta.story({
  ...edit,
  play: async ({ canvas }) => {
    await write(canvas, 'Título', 'Otro nombre')
    await save({ canvas })
    await says('Servicio modificado con éxito')
    await expect(await canvas.findByRole('cell', { name: 'Otro nombre' })).toBeVisible()
  },
})
export const Guardando = meta.story({ ...shows(servicios.edit, 'saving', 1), play: save })
export const Rechazado = meta.story({
  ...shows(servicios.edit, 'refused', 1),
  play: isRefusedWith({ Orden: 'primero' }),
})
export const GuardarNoPuede = meta.story({ ...shows(servicios.edit, 'down', 1), play: failToSave })
