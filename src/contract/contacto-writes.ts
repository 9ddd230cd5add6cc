import { Contacto } from './contacto.ts'
import { doc } from './doc.ts'
import { endpoint, json, saved } from './endpoint.ts'
import { optional, wire } from './fields.ts'
import { basedOn } from './version.ts'

const { direccion, email, telefono, telefono_secundario: telefonoSecundario, instagram } = Contacto.fields

export const updateContacto = endpoint('POST /api/updateContacto', {
  ...json({
    direccion,
    email,
    telefono,
    telefono_secundario: wire('telefono2', optional(telefonoSecundario)),
    instagram: optional(instagram),
  }),
  query: basedOn,
  doc: doc`Changes the contact data; facebook is preserved.`,
  access: 'panel',
  entity: Contacto,
  done: 'Contacto actualizado',
  response: saved,
})
