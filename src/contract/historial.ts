import { endpoint, entity, json, lists } from './endpoint.ts'
import type { EntityOf } from './endpoint.ts'
import { alias, beyond, id, integer, list, nothing, object, optional, text, timestamp } from './fields.ts'

const cambios = list(
  object({
    campo: text('Name of the field.'),
    antes: text(
      'What it held, as words: rich text without its marks, files by name, lists by their length; shortened.',
    ),
    despues: text('What it holds now.'),
  }),
  'What changed in the record, field by field. Never a password.',
)

/** An entry of the change history: who, what, when; as extensions, which record and what changed in it. */
export const Historial = entity('historial', 'texto', {
  id: id(),
  usuario: text('Name of who did it.'),
  idUsuario: integer('Panel user or customer, as the entry was made; 0: a visitor.'),
  texto: alias('mensaje', text('What was done.', 600)),
  created_at: timestamp('Moment, ISO 8601; one without a zone counts as UTC.'),
  recurso: beyond(optional(text('The collection of the record.', 40))),
  idRegistro: beyond(optional(integer('Its id.'))),
  cambios: beyond(optional(cambios)),
})
export type Historial = EntityOf<typeof Historial>

/** Messages of the client: 'Sesion Cerrada', 'Vio la lista de precios', 'Descargo la lista de precios' (§9). */
export const guardarHistorial = endpoint('POST /api/guardarHistorial', {
  ...json({ idUsuario: id("The session's own user."), mensaje: text('What was done.', 300) }),
  doc: "Adds an entry for the session's own user.",
  access: 'zone',
  of: Historial,
  changes: ['historial'],
  response: nothing('Not used.'),
})
export const obtenerHistorial = endpoint('GET /api/obtenerHistorial', { ...lists(Historial), access: 'admin' })
