import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { usuarios } from '#panel/sections/usuarios/section.ts'
import { answers, at, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { deleteFirst, isRefused, isRefusedWith, longText, save, tenThousand } from './steps.ts'
import { inOrder, keys, presses, selects, writes } from '../play.ts'
import { alerts, countsText, holds, isFocused, lacksA, sees, seesA, unsaved } from '../sees.ts'
import { notes } from '../notes.ts'
import { ofRelease, phone } from '../widths.ts'

const meta = preview.meta({ title: 'panel/Usuarios (99, 100, 101)', ...inPanel('admin', usuarios.list) })
const list = '/api/obtenerUsuarios'
const one = { id: 1, usuario: 'admin', email: 'admin@empresa.example', rol: 'administrador', admin: 1 }

export const Lista = meta.story({
  ...shows(usuarios.list, 'filled'),
  play: inOrder(
    sees('3 registros'),
    seesA('row', 'Usuario Email Acciones'),
    sees('administrador · vos'),
    countsText(2, 'usuario'),
  ),
})
export const ListaCargando = meta.story(shows(usuarios.list, 'loading'))
export const ListaVacia = meta.story(shows(usuarios.list, 'empty'))
export const ListaNoCarga = meta.story(shows(usuarios.list, 'down'))
export const ListaDiezMil = meta.story({ ...shows(usuarios.list, 'many'), beforeEach: answers(list, tenThousand(one)) })
export const ListaTextoLargo = meta.story({
  ...phone,
  beforeEach: answers(list, [{ ...one, usuario: longText, email: `${'x'.repeat(200)}@empresa.example` }]),
})
export const ListaSinPermiso = meta.story(shows(usuarios.list, 'forbidden'))

export const Elimina = meta.story({
  play: inOrder(
    presses('Eliminar ventas'),
    alerts('Vas a eliminar “ventas”. Enseguida después se puede deshacer.'),
    keys('{Escape}'),
    isFocused('button', 'Eliminar ventas'),
  ),
})
const lastAdministrator = 'Es el último administrador: antes tiene que haber otro.'
/** The first user is the only administrator. */
export const NoEliminaElUltimoAdministrador = meta.story({
  play: inOrder(deleteFirst, alerts(lastAdministrator), sees('3 registros')),
})

export const Crear = meta.story({
  ...shows(usuarios.create, 'editing'),
  play: inOrder(async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Rol')).toHaveDisplayValue('usuario')
    await expect(canvas.getByLabelText('Contraseña')).toHaveAttribute('type', 'password')
  }, unsaved(0)),
})
export const Creando = meta.story(shows(usuarios.create, 'saving'))
export const CrearRechazado = meta.story({ ...shows(usuarios.create, 'refused'), play: isRefused() })
export const CrearNoPuede = meta.story(shows(usuarios.create, 'down'))
export const CrearSinPermiso = meta.story(shows(usuarios.create, 'forbidden'))

const deposito = { Usuario: 'deposito', Email: 'deposito@empresa.example', Contraseña: 'deposito1234' }
const created = notes('/api/crearUsuario')
/** A create sends `admin`, 0 or 1. */
export const Creado = meta.story({
  args: { address: at(usuarios.create) },
  beforeEach: created.beforeEach,
  play: inOrder(
    writes(deposito),
    selects('Rol', 'administrador'),
    save,
    alerts('Usuario creado con éxito'),
    seesA('cell', 'deposito'),
    created.isSent({ usuario: 'deposito', email: deposito.Email, contraseña: deposito.Contraseña, admin: 1 }),
  ),
})

/** The list that follows offers another one. An account has no copy. */
export const CreaOtro = meta.story({
  ...ofRelease,
  args: { address: at(usuarios.create) },
  play: inOrder(
    writes(deposito),
    save,
    seesA('button', 'Crear otro'),
    lacksA('button', 'Duplicar'),
    presses('Crear otro'),
    holds({ Usuario: '' }),
  ),
})

export const Editar = meta.story({
  ...shows(usuarios.edit, 'editing', 2),
  play: inOrder(holds({ Usuario: 'editor', Rol: 'usuario', Contraseña: '' }), unsaved(0)),
})
export const Guardando = meta.story(shows(usuarios.edit, 'saving', 2))
export const Rechazado = meta.story({
  ...shows(usuarios.edit, 'refused', 2),
  play: isRefusedWith({ Contraseña: 'corta' }),
})
export const GuardarNoPuede = meta.story(shows(usuarios.edit, 'down', 2))
export const EditarSinPermiso = meta.story(shows(usuarios.edit, 'forbidden', 2))

const saved = notes('/api/updateUsuario')
/** An edit sends `rol`, and no password where none was typed. */
export const Guardado = meta.story({
  args: { address: at(usuarios.edit, 2) },
  beforeEach: saved.beforeEach,
  play: inOrder(
    selects('Rol', 'administrador'),
    save,
    alerts('Usuario actualizado con éxito'),
    sees('3 registros'),
    saved.isSent({
      idUsuario: '2',
      usuario: 'editor',
      email: 'editor@buloneraquebracho.example',
      rol: 'administrador',
    }),
  ),
})
export const NoDegradaAlUltimoAdministrador = meta.story({
  args: { address: at(usuarios.edit, 1) },
  play: inOrder(selects('Rol', 'usuario'), save, alerts(lastAdministrator), holds({ Rol: 'usuario' })),
})
