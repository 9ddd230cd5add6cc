import { doc } from './doc.ts'
import { endpoint, entity, gets, json, lists, saved, type EntityOf } from './endpoint.ts'
import { boolean, email, flag, id, password, text, wire } from './fields.ts'
import { basedOn } from './version.ts'

const nombre = text(doc`User name, unique whatever its capitals.`, 60)
const correo = email(doc`Address.`)
const activo = flag(doc`1: may log in (§9).`)

/** A customer of the private zone. Its password is never answered. */
export const Cliente = entity('clientes', {
  title: 'nombre',
  words: ['cliente', 'clientes'],
  fields: { id: id(), nombre, email: correo, activo },
})
export type Cliente = EntityOf<typeof Cliente>

export const crearUsuarioZona = endpoint('POST /api/crearUsuarioZona', {
  ...json({
    nombre: wire('usuario', nombre),
    email: correo,
    contraseña: password(doc`Eight characters or more.`, 8),
  }),
  doc: doc`Creates a customer, not yet active. true: created; anything else: the name is taken.`,
  access: 'public',
  of: Cliente,
  done: 'Cliente registrado',
  response: boolean(doc`Whether it was created.`),
})
/** A customer may read only its own record. */
export const obtenerIdUsuarioZona = endpoint('GET /api/obtenerIdUsuarioZona/{id}', { ...gets(Cliente), access: 'zone' })
export const obtenerClientes = endpoint('GET /api/obtenerClientes', { ...lists(Cliente), access: 'admin' })
export const updateClienteActivo = endpoint('POST /api/updateClienteActivo', {
  ...json({ idCliente: id(), activo }),
  query: basedOn,
  doc: doc`Lets a customer in, or no longer.`,
  access: 'admin',
  does: 'update',
  of: Cliente,
  done: 'Cliente modificado',
  response: saved,
})
export const deleteUsuarioZona = endpoint('GET /api/deleteUsuarioZona/{id}', {
  doc: doc`Deletes a customer.`,
  access: 'admin',
  does: 'delete',
  of: Cliente,
  done: 'Cliente eliminado',
  response: saved,
})
