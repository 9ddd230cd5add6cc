import { doc } from './doc.ts'
import { endpoint, declareEntity, gets, json, lists, type EntityRecord } from './endpoint.ts'
import { choice, email, id, ids, integer, list, longText, object, optional, text, timestamp } from './fields.ts'

const situaciones = ['espera', 'enviada', 'fallida'] as const

/** A letter of the backend: an enquiry, one of a newsletter, a link for a new password. */
export const Carta = declareEntity('cartas', {
  title: 'asunto',
  words: ['correo', 'correos'],
  fields: {
    id: id(),
    para: list(text(doc`An address.`), doc`Who it is for; none: the company.`),
    situacion: choice(doc`It waits for its next attempt, was delivered, or is tried no more.`, situaciones),
    created_at: timestamp(doc`When it was written.`),
    asunto: optional(text(doc`Subject; left out for a link to a new password, which nobody else may read.`, 700)),
    texto: optional(
      longText(doc`Its words, told by \`obtenerCarta\` alone; left out for a link to a new password.`, 21_000),
    ),
    responder: optional(email(doc`The visitor who wrote it.`)),
    motivo: optional(text(doc`Why it was not taken, in the mail server's words. Keys are masked.`)),
    proximo: optional(timestamp(doc`When it is tried next.`)),
    entregada: optional(timestamp(doc`When it was delivered.`)),
  },
})
export type Carta = EntityRecord<typeof Carta>

const several = json({ ids: ids(doc`Which letters.`) })

export const obtenerCartas = endpoint('GET /api/obtenerCartas', {
  doc: doc`Letters, the latest first: all that were not delivered, and the last 1000 that were.`,
  access: 'admin',
  extension: true,
  entity: Carta,
  response: lists(Carta).response,
})
export const obtenerCarta = endpoint('GET /api/obtenerCarta/{id}', {
  doc: doc`A letter with its words.`,
  access: 'admin',
  extension: true,
  entity: Carta,
  response: gets(Carta).response,
})
export const reenviarCartas = endpoint('POST /api/reenviarCartas', {
  ...several,
  doc: doc`Tries letters again now; a delivered one goes as a copy, an enquiry to the company's present address, and one on its way just goes on. 409 for a link to a new password.`,
  access: 'admin',
  extension: true,
  entity: Carta,
  done: 'Correo enviado de nuevo',
  response: object({ reenviadas: integer(doc`How many.`) }),
})
export const eliminarCartas = endpoint('POST /api/eliminarCartas', {
  ...several,
  doc: doc`Deletes letters; one that waits is not sent. This cannot be undone.`,
  access: 'admin',
  extension: true,
  entity: Carta,
  done: 'Correo borrado',
  response: object({ eliminadas: integer(doc`How many.`) }),
})
