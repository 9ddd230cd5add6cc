import { useWatch } from 'react-hook-form'
import { read } from '#api/queries.ts'
import { obtenerContacto, getTelefonoSecundario } from '#contract/contacto.ts'
import { updateContacto } from '#contract/contacto-writes.ts'
import { useMarca } from '#ui/brand/marca.ts'
import { whatsAppUrl } from '#ui/phone.ts'
import { EntityForm } from '../../kit/EntityForm.tsx'
import { InputField } from '../../kit/fields/InputField.tsx'
import type { FieldProps } from '../../kit/form-context.ts'

export const Form = () => (
  <EntityForm
    title="Contacto"
    save={updateContacto}
    load={read(obtenerContacto, {})}
    values={([contacto]) => ({ telefono_secundario: getTelefonoSecundario(contacto ?? {}) })}
    inputs={{
      direccion: 'Dirección',
      email: 'Email',
      telefono: <PhoneField name="telefono" label="Teléfono" />,
      telefono_secundario: <PhoneField name="telefono_secundario" label="Teléfono 2" />,
      instagram: 'Link de Instagram',
    }}
  />
)

/** The rule of §5 cannot tell a mobile from another phone, so the user sees the link that comes out. */
function PhoneField({ name, label }: FieldProps) {
  const { prefijo } = useMarca()
  const value: unknown = useWatch({ name })
  const link = typeof value === 'string' && /\d/.test(value) ? whatsAppUrl(value, prefijo) : undefined
  return (
    <InputField
      name={name}
      label={label}
      hint={
        <>
          {link !== undefined && (
            <span>
              WhatsApp:{' '}
              <a href={link} target="_blank" rel="noreferrer">
                {link.replace('https://', '')}
              </a>
              .{' '}
            </span>
          )}
          <span>Un celular se escribe con +54 9, sin 0 ni 15: +54 9 351 555-0142.</span>
        </>
      }
    />
  )
}
