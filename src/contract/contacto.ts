import { endpoint, entity, json, lists, saved } from './endpoint.ts'
import type { EntityOf } from './endpoint.ts'
import { email, id, link, optional, text, wire } from './fields.ts'
import { basedOn } from './version.ts'

const telefono = text('Main phone.', 60)
const telefonoSecundario = text('Second phone; empty when there is none.', 60)
const correo = email('Address for enquiries.')
const instagram = link('Instagram profile.')
const direccion = text('Postal address.')

/** The company's contact data: one record, listed as the first element (§3). */
export const Contacto = entity('contacto', 'email', {
  id: optional(id()),
  telefono,
  telefono_secundario: telefonoSecundario,
  email: correo,
  facebook: link('Facebook profile; no call writes it.'),
  instagram,
  direccion,
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
  doc: 'Changes the contact data; facebook is preserved.',
  access: 'panel',
  of: Contacto,
  done: 'Contacto actualizado',
  response: saved,
})

/** The second phone, in whatever capitals its name comes (§3); '' when there is none. */
export const telefonoSecundarioOf = (contacto: object): string => {
  const named = Object.entries(contacto).filter(([name]) => name.toLowerCase() === 'telefono_secundario')
  return (
    named
      .map(([, value]: [string, unknown]) => (typeof value === 'string' ? value.trim() : ''))
      .find((value) => value !== '') ?? ''
  )
}
