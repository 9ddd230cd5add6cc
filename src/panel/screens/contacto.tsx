import { read } from '../../api/queries.ts'
import { obtenerContacto, telefonoSecundarioOf, updateContacto } from '../../contract/contacto.ts'
import { EntityForm } from '../kit/EntityForm.tsx'

export const Form = () => (
  <EntityForm
    title="Contacto"
    save={updateContacto}
    load={read(obtenerContacto, {})}
    values={([contacto]) => ({ telefono_secundario: telefonoSecundarioOf(contacto ?? {}) })}
    inputs={{
      direccion: 'Dirección',
      email: 'Email',
      telefono: 'Teléfono',
      telefono_secundario: 'Teléfono 2',
      instagram: 'Link de Instagram',
    }}
  />
)
