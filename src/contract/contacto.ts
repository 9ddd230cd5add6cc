import { doc } from './doc.ts'
import { endpoint, entity, json, lists, saved, type EntityOf } from './endpoint.ts'
import { email, id, link, optional, text, wire } from './fields.ts'
import { basedOn } from './version.ts'

const telefono = text(doc`Main phone.`, 60)
const telefonoSecundario = text(doc`Second phone; empty when there is none.`, 60)
const correo = email(doc`Address for enquiries.`)
const instagram = link(doc`Instagram profile.`)
const direccion = text(doc`Postal address.`)

/** The company's contact data: a list of one record (§3). */
export const Contacto = entity('contacto', {
  title: 'email',
  words: ['contacto', 'contacto'],
  fields: {
    id: optional(id()),
    telefono,
    telefono_secundario: telefonoSecundario,
    email: correo,
    facebook: link(doc`Facebook profile; no call writes it.`),
    instagram,
    direccion,
  },
})
export type Contacto = EntityOf<typeof Contacto>

export const obtenerContacto = endpoint('GET /api/obtenerContacto', lists(Contacto))
export const updateContacto = endpoint('POST /api/updateContacto', {
  ...json({
    direccion,
    email: correo,
    telefono,
    telefono_secundario: wire('telefono2', optional(telefonoSecundario)),
    instagram: optional(instagram),
  }),
  query: basedOn,
  doc: doc`Changes the contact data; facebook is preserved.`,
  access: 'panel',
  of: Contacto,
  done: 'Contacto actualizado',
  response: saved,
})

/** The second phone, whatever the capitals of its name (§3); '' when there is none. */
export const telefonoSecundarioOf = (contacto: object): string => {
  const matching = Object.entries(contacto).filter(([name]) => name.toLowerCase() === 'telefono_secundario')
  return (
    matching
      .map(([, value]: [string, unknown]) => (typeof value === 'string' ? value.trim() : ''))
      .find((value) => value !== '') ?? ''
  )
}
