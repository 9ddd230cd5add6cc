import { doc } from './doc.ts'
import { endpoint, declareEntity, json, lists, type EntityRecord } from './endpoint.ts'
import { alias, beyond, flag, id, integer, list, nothing, object, optional, text, timestamp } from './fields.ts'

const cambios = list(
  object({
    campo: text(doc`Name of the field.`),
    antes: text(
      doc`The value before, as words: rich text without its marks, files by name, lists by their length; shortened.`,
    ),
    despues: text(doc`The value now.`),
  }),
  doc`What changed in the record, field by field. Never a password.`,
)

/** An entry of the change history: user, action, time; as extensions, the record and its changes. */
export const Historial = declareEntity('historial', {
  title: 'texto',
  words: ['entrada del historial', 'entradas del historial'],
  fields: {
    id: id(),
    usuario: text(doc`Name of who did it, bare.`),
    idUsuario: integer(doc`Panel user or customer, as the entry was made; 0: a visitor.`),
    texto: alias('mensaje', text(doc`What was done.`, 600)),
    created_at: timestamp(doc`Moment, ISO 8601; one without a zone counts as UTC.`),
    zona: beyond(
      optional(flag(doc`1: a customer of the zone did it; else a user of the panel, or nobody with an account.`)),
    ),
    recurso: beyond(optional(text(doc`The collection of the record.`, 40))),
    idRegistro: beyond(optional(integer(doc`Its id.`))),
    cambios: beyond(optional(cambios)),
  },
})
export type Historial = EntityRecord<typeof Historial>

/** The messages of the client (§9), which change nothing. */
export const visitMessages = ['Sesion Cerrada', 'Vio la lista de precios', 'Descargo la lista de precios'] as const
export const isVisit = (texto: string): boolean => visitMessages.some((message) => texto.startsWith(message))

export const guardarHistorial = endpoint('POST /api/guardarHistorial', {
  ...json({
    idUsuario: id(doc`The session's own user.`),
    mensaje: text(doc`What was done: begins with one of the three messages of §9.`, 300),
  }),
  doc: doc`Adds an entry for the session's own user, a customer or a user of the panel; at most 100 an hour.`,
  access: 'zone',
  entity: Historial,
  changes: ['historial'],
  response: nothing(doc`Not used.`),
})
export const obtenerHistorial = endpoint('GET /api/obtenerHistorial', {
  ...lists(Historial),
  access: 'admin',
  query: {
    antes: optional(integer(doc`Only entries before the one of this id: the page after it.`)),
    cuantos: optional(integer(doc`At most so many, the latest; all without it.`)),
  },
})
