import { expect, screen, userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { answers, as, fails, PanelAt, phone, says, waits } from './in-panel.tsx'
import { picture } from './picture.ts'

const meta = preview.meta({ title: 'panel/Valores (32, 31, 33)', component: PanelAt, args: { address: '#s=32' }, beforeEach: as('editor') })
const create = { args: { address: '#s=31' } }
const edit = { args: { address: '#s=33&id=1' } }
const list = '/api/obtenerSecciones'

export const Lista = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 registros')).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Orden Título Imagen Acciones' })).toBeVisible()
  },
})
export const ListaEnTelefono = meta.story(phone)
export const ListaCargando = meta.story({ beforeEach: waits(list) })
export const ListaVacia = meta.story({ beforeEach: answers(list, []) })
export const ListaNoCarga = meta.story({ beforeEach: fails(list) })
export const ListaSinResultados = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('4 registros')
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    await expect(await canvas.findByText('No encontramos nada con “zzz”.')).toBeVisible()
  },
})
export const ListaTextoLargo = meta.story({
  beforeEach: answers(list, [{ id: 1, orden: 1, titulo: 'Título que no termina '.repeat(14), texto: '', imagen: 'no-existe.jpg' }]),
})

export const Elimina = meta.story({
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Eliminar / })
    if (first) await userEvent.click(first)
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }))
    await says('Valor eliminado con éxito')
    await expect(await canvas.findByText('3 registros')).toBeVisible()
  },
})
export const NoElimina = meta.story({
  beforeEach: fails('/api/deleteValor'),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Eliminar / })
    if (first) await userEvent.click(first)
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }))
    await says('El servidor no responde.')
  },
})

export const Crear = meta.story({
  ...create,
  play: async ({ canvas }) => { await expect(await canvas.findByText('Tamaño recomendado: 80x80')).toBeVisible() },
})
export const Creado = meta.story({
  ...create,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Título'), 'Corte a medida')
    await userEvent.upload(canvas.getByLabelText('Imagen'), await picture('nuevo.png', 80, 80))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Texto' }), 'Con plano o con muestra.')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await says('Valor creado con éxito')
    await expect(await canvas.findByRole('cell', { name: 'Corte a medida' })).toBeVisible()
  },
})
/** Nothing but the position was filled in: the server says what is missing. */
export const CrearRechazado = meta.story({
  ...create,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }))
    await says('Revisá los campos marcados.')
    await expect(canvas.getByLabelText('Título')).toBeInvalid()
    await expect(canvas.getByLabelText('Imagen')).toBeInvalid()
  },
})
export const CrearSinServidor = meta.story({ ...create, beforeEach: fails(list) })

export const Editar = meta.story(edit)
export const EditarEnTelefono = meta.story({ ...edit, ...phone })
export const EditarCargando = meta.story({ ...edit, beforeEach: waits('/api/obtenerSeccion/:id') })
export const EditarNoCarga = meta.story({ ...edit, beforeEach: fails('/api/obtenerSeccion/:id') })
export const Guardado = meta.story({
  ...edit,
  play: async ({ canvas }) => {
    const titulo = await canvas.findByLabelText('Título')
    await userEvent.clear(titulo)
    await userEvent.type(titulo, 'Otro nombre')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await says('Valores modificado con éxito')
    await expect(await canvas.findByRole('cell', { name: 'Otro nombre' })).toBeVisible()
  },
})
export const Guardando = meta.story({
  ...edit,
  beforeEach: waits('/api/updateSeccion'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByText('Guardando…')).toBeVisible()
  },
})
export const GuardarNoPuede = meta.story({
  ...edit,
  beforeEach: fails('/api/updateSeccion'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }))
    await says('El servidor no responde.')
  },
})
