import { doc } from './doc.ts'
import { declareEntity, endpoint, gets, json, lists, type EntityRecord } from './endpoint.ts'
import { boolean, email, flag, id, password, text, wire } from './fields.ts'

const nombre = text(doc`User name, unique whatever its capitals.`, 60)
const correo = email(doc`Address.`)

/** A customer of the private zone. Its password is never answered. */
export const Cliente = declareEntity('clientes', {
  title: 'nombre',
  words: ['cliente', 'clientes'],
  fields: { id: id(), nombre, email: correo, activo: flag(doc`1: may log in (§9).`) },
})
export type Cliente = EntityRecord<typeof Cliente>

export const crearUsuarioZona = endpoint('POST /api/crearUsuarioZona', {
  ...json({
    nombre: wire('usuario', nombre),
    email: correo,
    contraseña: password(doc`Eight characters or more.`, 8),
  }),
  doc: doc`Creates a customer, not yet active. true: created; anything else: the name is taken.`,
  access: 'public',
  entity: Cliente,
  done: 'Cliente registrado',
  response: boolean(doc`Whether it was created.`),
})
/** A customer may read only its own record, an administrator any. */
export const obtenerIdUsuarioZona = endpoint('GET /api/obtenerIdUsuarioZona/{id}', { ...gets(Cliente), access: 'zone' })
export const obtenerClientes = endpoint('GET /api/obtenerClientes', { ...lists(Cliente), access: 'admin' })
