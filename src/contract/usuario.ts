import { doc } from './doc.ts'
import {
  creates,
  endpoint,
  declareEntity,
  gets,
  json,
  lists,
  multipart,
  saved,
  updates,
  type EntityRecord,
} from './endpoint.ts'
import { choice, email, flag, id, list, object, optional, password, text } from './fields.ts'

const nombre = text(doc`User name, unique whatever its capitals.`, 60)
const correo = email(doc`Address.`)
const admin = flag(doc`1: administrator (§9).`)
const rol = choice(doc`The same as admin, in words.`, ['administrador', 'usuario'])

/** A panel user. Its password is never answered. */
export const Usuario = declareEntity('usuarios', {
  title: 'usuario',
  words: ['usuario', 'usuarios'],
  fields: { id: id(), usuario: nombre, email: correo, rol, admin },
})
export type Usuario = EntityRecord<typeof Usuario>

export const obtenerUsuarios = endpoint('GET /api/obtenerUsuarios', { ...lists(Usuario), access: 'admin' })
/** A regular user may read only its own record. */
export const obtenerIdUsuario = endpoint('GET /api/obtenerIdUsuario/{id}', { ...gets(Usuario), access: 'panel' })
export const crearUsuario = endpoint('POST /api/crearUsuario', {
  ...creates(
    Usuario,
    json({ usuario: nombre, email: correo, contraseña: password(doc`Eight characters or more.`, 8), admin }),
    'Usuario creado',
  ),
  access: 'admin',
})
export const updateUsuario = endpoint('POST /api/updateUsuario', {
  ...updates(
    Usuario,
    multipart({
      idUsuario: id(),
      usuario: nombre,
      email: correo,
      rol,
      contraseña: optional(password(doc`Eight characters or more; empty keeps the present one.`, 8)),
    }),
    'Usuario actualizado',
  ),
  access: 'admin',
})
export const deleteUsuario = endpoint('GET /api/deleteUsuario/{id}', {
  doc: doc`Deletes a panel user and answers the refreshed list; 409 for the last administrator.`,
  access: 'admin',
  does: 'delete',
  entity: Usuario,
  done: 'Usuario eliminado',
  response: list(object(Usuario.fields)),
})
/** The session's own user: its role stays. */
export const updateCuenta = endpoint('POST /api/updateCuenta', {
  ...json({
    idUsuario: id(doc`The session's own user; any other is a 404. With this id the record can be read again.`),
    usuario: nombre,
    email: correo,
    contraseñaActual: password(doc`The present password; another one is a 422 at this field, and nothing changes.`),
    contraseña: optional(password(doc`Eight characters or more; empty keeps the present one.`, 8)),
  }),
  doc: doc`Changes name, email and password of the session's own user.`,
  access: 'panel',
  extension: true,
  entity: Usuario,
  done: 'Cuenta actualizada',
  response: saved,
})
