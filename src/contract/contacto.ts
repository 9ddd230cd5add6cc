import { doc } from './doc.ts'
import { declareEntity, endpoint, lists, type EntityRecord } from './endpoint.ts'
import { email, id, link, optional, text } from './fields.ts'

/** The company's contact data: a list of one record (§3). */
export const Contacto = declareEntity('contacto', {
  title: 'email',
  words: ['contacto', 'contacto'],
  fields: {
    id: optional(id()),
    telefono: text(doc`Main phone.`, 60),
    telefono_secundario: text(doc`Second phone; empty when there is none.`, 60),
    email: email(doc`Address for enquiries.`),
    facebook: link(doc`Facebook profile; no call writes it.`),
    instagram: link(doc`Instagram profile.`),
    direccion: text(doc`Postal address.`),
  },
})
export type Contacto = EntityRecord<typeof Contacto>

export const obtenerContacto = endpoint('GET /api/obtenerContacto', lists(Contacto))

/** The second phone, whatever the capitals of its name (§3); '' when there is none. */
export const getTelefonoSecundario = (contacto: object): string => {
  const entries = Object.entries(contacto).filter(([name]) => name.toLowerCase() === 'telefono_secundario')
  return (
    entries
      .map(([, value]: [string, unknown]) => (typeof value === 'string' ? value.trim() : ''))
      .find((value) => value !== '') ?? ''
  )
}
