import { endpoint, entity, json, lists } from './endpoint.ts'
import type { EntityOf } from './endpoint.ts'
import { id, nothing, text, timestamp } from './fields.ts'

/** An entry of the change history: who, what, when. */
export const Historial = entity('historial', 'texto', {
  id: id(), usuario: text('Name of who did it.'),
  idUsuario: id('Panel user or customer, as the entry was made.'),
  texto: text('What was done.', 600), created_at: timestamp('Moment, ISO 8601 in UTC.'),
})
export type Historial = EntityOf<typeof Historial>

/** Messages of the client: 'Sesion Cerrada', 'Vio la lista de precios', 'Descargo la lista de precios' (§9). */
export const guardarHistorial = endpoint('POST /api/guardarHistorial', {
  ...json({ idUsuario: id('The session\'s own user.'), mensaje: text('What was done.', 300) }),
  doc: 'Adds an entry for the session\'s own user.', access: 'zone', of: Historial, changes: ['historial'],
  response: nothing('Not used.'),
})
export const obtenerHistorial = endpoint('GET /api/obtenerHistorial', { ...lists(Historial), access: 'admin' })
