import { read } from '../api/queries.ts'
import { obtenerContacto, telefonoSecundarioOf, updateContacto } from '../contract/contacto.ts'
import { EntityForm } from './kit/EntityForm.tsx'
import { TextField } from './kit/fields/TextField.tsx'

/** 13 */
export const ContactoEdit = () => (
  <EntityForm
    title="Contacto"
    save={updateContacto}
    load={read(obtenerContacto, {})}
    values={([contacto]) => ({
      direccion: contacto?.direccion ?? '',
      email: contacto?.email ?? '',
      telefono: contacto?.telefono ?? '',
      telefono_secundario: contacto ? telefonoSecundarioOf(contacto) : '',
      instagram: contacto?.instagram ?? '',
    })}
  >
    <TextField name="direccion" label="Dirección" />
    <TextField name="email" label="Email" />
    <TextField name="telefono" label="Teléfono" />
    <TextField name="telefono_secundario" label="Teléfono 2" />
    <TextField name="instagram" label="Link de Instagram" />
  </EntityForm>
)
