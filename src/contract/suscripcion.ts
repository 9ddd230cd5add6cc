import { envio } from './correo.ts'
import { doc } from './doc.ts'
import { declareEntity, endpoint, json, lists, type EntityRecord } from './endpoint.ts'
import { beyond, email, flag, id, integer, object, optional } from './fields.ts'

const correo = email(doc`Address of the subscriber, one whatever its capitals.`)

/** A newsletter subscription. */
export const Suscripcion = declareEntity('suscripciones', {
  title: 'email',
  words: ['suscripción', 'suscripciones'],
  fields: {
    id: id(),
    email: correo,
    noRecibe: beyond(optional(flag(doc`1: a mail server said that there is no such address.`))),
  },
})
export type Suscripcion = EntityRecord<typeof Suscripcion>

export const agregarSuscripcion = endpoint('POST /api/agregarSuscripcion', {
  ...json({ email: correo }),
  query: { envio },
  doc: doc`Subscribes an address; one that already is subscribed stays so.`,
  access: 'public',
  entity: Suscripcion,
  done: 'Suscripcion agregada',
  response: object({ id: integer(doc`The subscription, told to administrators alone; 0 to anybody else.`) }),
})
export const obtenerSuscripciones = endpoint('GET /api/obtenerSuscripciones', {
  ...lists(Suscripcion),
  access: 'admin',
})
