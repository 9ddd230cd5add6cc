import { envio } from './correo.ts'
import { endpoint, entity, json, lists, saved } from './endpoint.ts'
import type { EntityOf } from './endpoint.ts'
import { email, id, longText, object, text, integer } from './fields.ts'

const correo = email('Address of the subscriber.')

/** A newsletter subscription. */
export const Suscripcion = entity('suscripciones', 'email', { id: id(), email: correo })
export type Suscripcion = EntityOf<typeof Suscripcion>

export const agregarSuscripcion = endpoint('POST /api/agregarSuscripcion', {
  ...json({ email: correo }),
  query: { envio },
  doc: 'Subscribes an address; one that already is subscribed stays so.',
  access: 'public',
  of: Suscripcion,
  done: 'Suscripcion agregada',
  response: saved,
})
export const obtenerSuscripciones = endpoint('GET /api/obtenerSuscripciones', {
  ...lists(Suscripcion),
  access: 'admin',
})
export const deleteSuscripcion = endpoint('GET /api/deleteSuscripcion/{id}', {
  doc: 'Removes a subscription.',
  access: 'admin',
  does: 'delete',
  of: Suscripcion,
  done: 'Suscripcion eliminada',
  response: saved,
})
const mensaje = json({ asunto: text('Subject.'), texto: longText('Message.', 20_000) })
export const enviarMensajeSub = endpoint('POST /api/enviarMensajeSub', {
  ...mensaje,
  doc: 'Sends a message to every subscriber.',
  access: 'admin',
  of: Suscripcion,
  changes: [],
  done: 'Mensaje enviado a las suscripciones',
  response: object({ enviados: integer('How many were sent.') }),
})

/** A call of its own: a backend that knew nothing of a flag on `enviarMensajeSub` would send to everybody. */
export const enviarMensajePrueba = endpoint('POST /api/enviarMensajePrueba', {
  ...json({ ...mensaje.request, email: email('Who receives the test.') }),
  doc: 'Sends a message to one address only, to look at before it goes to every subscriber.',
  access: 'admin',
  extension: true,
  of: Suscripcion,
  changes: [],
  done: 'Mensaje de prueba enviado',
  response: object({ enviados: integer('1.') }),
})
