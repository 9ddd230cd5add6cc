import { expect, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { valores } from '../../src/panel/sections/valores.ts'
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
  title: 'panel/Valores (32, 31, 33)',
  component: PanelAt,
  args: { address: at(valores.list) },
  beforeEach: as('editor'),
})
const create = { args: { address: at(valores.create) } }
const edit = { args: { address: at(valores.edit, 1) } }
const list = '/api/obtenerSecciones'
const one = { id: 1, orden: 1, titulo: 'Entrega inmediata', texto: '', imagen: 'no-existe.jpg' }

export const Lista = meta.story({
  ...shows(valores.list, 'filled'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 registros')).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Orden Título Imagen Acciones' })).toBeVisible()
  },
})
export const ListaEnTelefono = meta.story(phone)
export const ListaCargando = meta.story(shows(valores.list, 'loading'))
export const ListaVacia = meta.story(shows(valores.list, 'empty'))
export const ListaNoCarga = meta.story(shows(valores.list, 'down'))
export const ListaDiezMil = meta.story({ ...shows(valores.list, 'many'), beforeEach: answers(list, tenThousand(one)) })
export const ListaSinResultados = meta.story({
  play: searches('4 registros', 'zzz', 'No encontramos nada con “zzz”.'),
})
export const ListaTextoLargo = meta.story({
  beforeEach: answers(list, [{ ...one, titulo: longText }]),
})

export const Elimina = meta.story({
  play: deletesFirst('Valor eliminado con éxito', '3 registros'),
})
export const NoElimina = meta.story({
  parameters: { scenario: 'deleteValor:error' },
  play: failToDelete,
})

export const Crear = meta.story({
  ...shows(valores.create, 'editing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tamaño recomendado: 80x80')).toBeVisible()
  },
})
export const Creado = meta.story({
  ...create,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Título'), 'Corte a medida')
    await userEvent.upload(canvas.getByLabelText('Imagen'), await picture('nuevo.png', 80, 80))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Texto' }), 'Con plano o con muestra.')
    await save({ canvas })
    await says('Valor creado con éxito')
    await expect(await canvas.findByRole('cell', { name: 'Corte a medida' })).toBeVisible()
  },
})
export const Creando = meta.story({ ...shows(valores.create, 'saving'), play: save })
/** Only the position is filled in; the server names what is missing. */
export const CrearRechazado = meta.story({ ...shows(valores.create, 'refused'), play: isRefused('Título', 'Imagen') })
export const CrearNoPuede = meta.story({ ...shows(valores.create, 'down'), play: failToSave })
export const CrearSinServidor = meta.story({ ...create, parameters: { scenario: 'obtenerSecciones:error' } })

export const Editar = meta.story(shows(valores.edit, 'editing', 1))
export const EditarEnTelefono = Editar.extend(phone)
export const EditarCargando = meta.story({ ...edit, parameters: { scenario: 'obtenerSeccion:hang' } })
export const EditarNoCarga = meta.story({ ...edit, parameters: { scenario: 'obtenerSeccion:error' } })
export const Guardado = meta.story({
  ...edit,
  play: async ({ canvas }) => {
    await write(canvas, 'Título', 'Otro nombre')
    await save({ canvas })
    await says('Valores modificado con éxito')
    await expect(await canvas.findByRole('cell', { name: 'Otro nombre' })).toBeVisible()
  },
})
export const Guardando = meta.story({ ...shows(valores.edit, 'saving', 1), play: save })
export const Rechazado = meta.story({
  ...shows(valores.edit, 'refused', 1),
  play: isRefusedWith({ Orden: 'primero' }),
})
export const GuardarNoPuede = meta.story({ ...shows(valores.edit, 'down', 1), play: failToSave })
