import { doc } from './doc.ts'
import { endpoint, json, saved } from './endpoint.ts'
import { email, integer, longText, nothing, object, optional, text } from './fields.ts'
import { Suscripcion } from './suscripcion.ts'

export const deleteSuscripcion = endpoint('GET /api/deleteSuscripcion/{id}', {
  doc: doc`Removes a subscription.`,
  access: 'admin',
  does: 'delete',
  entity: Suscripcion,
  done: 'Suscripcion eliminada',
  response: saved,
})
/**
 * A secret key names the subscription, so that nobody unsubscribes others. The key stands in the query because one-click unsubscribe sends
 * a body of its own (RFC 8058).
 */
export const darDeBaja = endpoint('POST /api/darDeBaja', {
  query: { llave: optional(text(doc`The key in the letter.`, 60)) },
  doc: doc`Unsubscribes an address: a letter's List-Unsubscribe leads here. Repeating the call changes nothing; 404 without a key.`,
  access: 'public',
  extension: true,
  entity: Suscripcion,
  changes: ['suscripciones', 'historial'],
  response: nothing(doc`Not used.`),
})
const mensaje = json({ asunto: text(doc`Subject.`), texto: longText(doc`Message.`, 20_000) })
export const enviarMensajeSub = endpoint('POST /api/enviarMensajeSub', {
  ...mensaje,
  doc: doc`Sends a message to every subscriber.`,
  access: 'admin',
  entity: Suscripcion,
  changes: [],
  done: 'Mensaje enviado a las suscripciones',
  response: object({ enviados: integer(doc`How many were sent.`) }),
})

/** A separate call: a backend that ignores an unknown flag on `enviarMensajeSub` would send to everybody. */
export const enviarMensajePrueba = endpoint('POST /api/enviarMensajePrueba', {
  ...json({ ...mensaje.request, email: email(doc`Who receives the test.`) }),
  doc: doc`Sends a message to one address only, to look at before it goes to every subscriber.`,
  access: 'admin',
  extension: true,
  entity: Suscripcion,
  changes: [],
  done: 'Mensaje de prueba enviado',
  response: object({ enviados: integer(doc`1.`) }),
})
