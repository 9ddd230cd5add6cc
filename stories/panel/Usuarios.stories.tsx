import { http } from 'msw'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { useDirty } from '../../src/state/dirty.ts'
import { answers, as, PanelAt, phone, says } from './in-panel.tsx'
import { shows } from './states.ts'
import { deleteFirst, failToSave, isRefused, longText, save, tenThousand, write } from './steps.ts'

const meta = preview.meta({
  title: 'panel/Usuarios (99, 100, 101)',
  component: PanelAt,
  args: { address: '#s=99' },
  beforeEach: as('admin'),
})
const list = '/api/obtenerUsuarios'
const one = { id: 1, usuario: 'admin', email: 'admin@empresa.example', rol: 'administrador', admin: 1 }

export const Lista = meta.story({
  ...shows(99, 'filled'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 registros')).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Usuario Email Acciones' })).toBeVisible()
  },
})
export const ListaEnTelefono = meta.story(phone)
export const ListaCargando = meta.story({ ...shows(99, 'loading'), parameters: { scenario: 'obtenerUsuarios:hang' } })
export const ListaVacia = meta.story({ ...shows(99, 'empty'), parameters: { scenario: 'obtenerUsuarios:empty' } })
export const ListaNoCarga = meta.story({ ...shows(99, 'down'), parameters: { scenario: 'obtenerUsuarios:error' } })
export const ListaDiezMil = meta.story({ ...shows(99, 'many'), beforeEach: answers(list, tenThousand(one)) })
export const ListaTextoLargo = meta.story({
  ...phone,
  beforeEach: answers(list, [{ ...one, usuario: longText, email: `${'x'.repeat(200)}@empresa.example` }]),
})
export const ListaSinPermiso = meta.story({ ...shows(99, 'forbidden'), beforeEach: as('editor') })

export const Elimina = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar ventas' }))
    await says('Vas a eliminar “ventas”. Enseguida después se puede deshacer.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Eliminar ventas' })).toHaveFocus())
  },
})
/** The first one is the only administrator. */
export const NoEliminaElUltimoAdministrador = meta.story({
  play: async ({ canvas }) => {
    await deleteFirst({ canvas })
    await says('Es el último administrador: antes tiene que haber otro.')
    await expect(canvas.getByText('3 registros')).toBeVisible()
  },
})

export const Crear = meta.story({
  ...shows(100, 'editing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Rol')).toHaveDisplayValue('usuario')
    await expect(canvas.getByLabelText('Contraseña')).toHaveAttribute('type', 'password')
    await expect(useDirty.getState().forms).toBe(0)
  },
})
export const CrearEnTelefono = Crear.extend(phone)
export const Creando = meta.story({
  ...shows(100, 'saving'),
  parameters: { scenario: 'crearUsuario:hang' },
  play: save,
})
export const CrearRechazado = meta.story({
  ...shows(100, 'refused'),
  play: isRefused('Usuario', 'Email', 'Contraseña'),
})
export const CrearNoPuede = meta.story({
  ...shows(100, 'down'),
  parameters: { scenario: 'crearUsuario:error' },
  play: failToSave,
})
export const CrearSinPermiso = meta.story({ ...shows(100, 'forbidden'), beforeEach: as('editor') })
export const NombreEnUso = meta.story({
  args: { address: '#s=100' },
  play: async ({ canvas }) => {
    await write(canvas, 'Usuario', 'editor')
    await write(canvas, 'Email', 'otro@empresa.example')
    await write(canvas, 'Contraseña', 'una clave larga')
    await save({ canvas })
    await expect(await canvas.findByText('Nombre de usuario ya esta en uso')).toBeVisible()
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('una clave larga')
  },
})

const sent = fn()
/** A create sends `admin`, 0 or 1. */
export const Creado = meta.story({
  args: { address: '#s=100' },
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(
      http.post('/api/crearUsuario', async ({ request }) => {
        sent(await request.clone().json())
      }),
    )
  },
  play: async ({ canvas }) => {
    await write(canvas, 'Usuario', 'deposito')
    await userEvent.selectOptions(canvas.getByLabelText('Rol'), 'administrador')
    await write(canvas, 'Email', 'deposito@empresa.example')
    await write(canvas, 'Contraseña', 'deposito1234')
    await save({ canvas })
    await says('Usuario creado con éxito')
    await expect(await canvas.findByRole('cell', { name: 'deposito' })).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({
      usuario: 'deposito',
      email: 'deposito@empresa.example',
      contraseña: 'deposito1234',
      admin: 1,
    })
  },
})

export const Editar = meta.story({
  ...shows(101, 'editing', 2),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Usuario')).toHaveValue('editor')
    await expect(canvas.getByLabelText('Rol')).toHaveDisplayValue('usuario')
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('')
    await expect(useDirty.getState().forms).toBe(0)
  },
})
export const EditarCargando = meta.story({
  args: { address: '#s=101&id=2' },
  parameters: { scenario: 'obtenerIdUsuario:hang' },
})
export const EditarNoCarga = meta.story({ args: { address: '#s=101&id=99' } })
export const Guardando = meta.story({
  ...shows(101, 'saving', 2),
  parameters: { scenario: 'updateUsuario:hang' },
  play: save,
})
export const Rechazado = meta.story({
  ...shows(101, 'refused', 2),
  play: async ({ canvas }) => {
    await write(canvas, 'Contraseña', 'corta')
    await isRefused('Contraseña')({ canvas })
  },
})
export const GuardarNoPuede = meta.story({
  ...shows(101, 'down', 2),
  parameters: { scenario: 'updateUsuario:error' },
  play: failToSave,
})
export const EditarSinPermiso = meta.story({ ...shows(101, 'forbidden', 2), beforeEach: as('editor') })

/** An edit sends `rol`, and no password where none was written. */
export const Guardado = meta.story({
  args: { address: '#s=101&id=2' },
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(
      http.post('/api/updateUsuario', async ({ request }) => {
        sent(Object.fromEntries(await request.clone().formData()))
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Rol'), 'administrador')
    await save({ canvas })
    await says('Usuario actualizado con éxito')
    await canvas.findByText('3 registros')
    await expect(sent).toHaveBeenCalledWith({
      idUsuario: '2',
      usuario: 'editor',
      email: 'editor@buloneraquebracho.example',
      rol: 'administrador',
    })
  },
})
export const NoDegradaAlUltimoAdministrador = meta.story({
  args: { address: '#s=101&id=1' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Rol'), 'usuario')
    await save({ canvas })
    await says('Es el último administrador: antes tiene que haber otro.')
    await expect(canvas.getByLabelText('Rol')).toHaveDisplayValue('usuario')
  },
})
