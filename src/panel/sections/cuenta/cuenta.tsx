import { useFormContext } from 'react-hook-form'
import { useExtension } from '#api/extensions.ts'
import { read } from '#api/queries.ts'
import { obtenerIdUsuario, updateCuenta } from '#contract/usuario.ts'
import { useSession } from '#state/session.ts'
import { Empty } from '#ui/Empty.tsx'
import { Field, PasswordInput } from '#ui/Field.tsx'
import { EntityForm } from '../../kit/EntityForm.tsx'
import { useFormField, type FieldProps } from '../../kit/form-context.ts'
import { Screen } from '../../kit/Screen.tsx'

/** The present password, which proves who asks. */
function PresentPassword({ name, label }: FieldProps) {
  const { register } = useFormContext()
  const { error } = useFormField(name, label)
  return (
    <Field label={label} error={error} required hint="Hace falta para guardar cualquier cambio.">
      <PasswordInput {...register(name)} autoComplete="current-password" />
    </Field>
  )
}

/** The user's own name, email and password. The call is an extension, which a backend may lack. */
export const Form = () => {
  const id = useSession(({ idLogin }) => idLogin) ?? 0
  const isSupported = useExtension(updateCuenta)
  if (!isSupported)
    return (
      <Screen title="Mi cuenta">
        <Empty>Tus datos los cambia un administrador, en Usuarios.</Empty>
      </Screen>
    )
  return (
    <EntityForm
      title="Mi cuenta"
      save={updateCuenta}
      load={read(obtenerIdUsuario, { id })}
      inputs={{
        usuario: 'Usuario',
        email: 'Email',
        contraseña: 'Contraseña nueva',
        contraseñaActual: <PresentPassword name="contraseñaActual" label="Contraseña actual" />,
      }}
    />
  )
}
