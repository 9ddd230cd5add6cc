import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '#api/client.ts'
import { ApiError, errorMessage } from '#api/errors.ts'
import { useWrite } from '#api/write.ts'
import { primerUsuario } from '#contract/sesion.ts'
import type { EndpointAnswer } from '#contract/endpoint.ts'
import { createInputProps, UserInput } from '#site/account/LoginFields.tsx'
import fields from '#site/account/LoginFields.module.css'
import { logIn } from '#state/session.ts'
import { Button } from '#ui/Button.tsx'
import { Field, PasswordInput, TextInput } from '#ui/Field.tsx'
import { Message } from '#ui/Message.tsx'
import { Retry } from '#ui/Retry.tsx'
import { Loading, SkeletonText } from '#ui/Skeleton.tsx'
import { showSuccess } from '../kit/alert.ts'
import styles from './PanelLoginPage.module.css'

type Situacion = EndpointAnswer<typeof primerUsuario>['situacion'] | 'desconocida'

/** The reason why the link no longer works, and the next step. */
const spent: Readonly<Partial<Record<Situacion, string>>> = {
  usada:
    'Este enlace ya no sirve: el sitio ya tiene quien lo administre. Ingresá con ese usuario, o ponele otra contraseña en el servidor: npm run live -- clave NOMBRE',
  vencida:
    'Este enlace ya no sirve: venció o está incompleto. Arrancá de nuevo el servidor y abrí el enlace que muestra.',
  desconocida: 'Este sitio no crea usuarios por enlace. Pedile uno a quien lo administra.',
}

/** An API without the call answers 404, or with a page. */
const fetchSituacion = async (llave: string, signal: AbortSignal): Promise<Situacion> => {
  try {
    return (await call(primerUsuario, { llave }, { signal })).situacion
  } catch (error) {
    if (error instanceof ApiError && [200, 404, 405, 501].includes(error.status)) return 'desconocida'
    throw error
  }
}

/** The first administrator of a new server, by the link that the server prints. */
export function FirstUser({ llave }: { llave: string }) {
  const situation = useQuery({
    queryKey: ['primer-usuario', llave],
    queryFn: ({ signal }) => fetchSituacion(llave, signal),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  const [later, setLater] = useState<Situacion>()
  if (situation.isPending)
    return (
      <Loading>
        <SkeletonText />
      </Loading>
    )
  if (situation.isError)
    return <Retry onRetry={() => void situation.refetch()} message={errorMessage(situation.error)} />
  const why = spent[later ?? situation.data]
  if (why === undefined) return <FirstUserForm llave={llave} onSpent={setLater} />
  return (
    <div className={styles.form}>
      <p>{why}</p>
      <a className={fields.forgotten} href="/admin/login">
        Ir al ingreso
      </a>
    </div>
  )
}

function FirstUserForm({ llave, onSpent }: { llave: string; onSpent: (situacion: Situacion) => void }) {
  const [values, setValues] = useState({ usuario: '', email: '', contraseña: '' })
  const [message, setMessage] = useState('')
  const [errors, setErrors] = useState<ApiError['errors']>({})
  const navigate = useNavigate()
  const { mutateAsync, isPending: busy } = useWrite(primerUsuario)

  const make = async () => {
    if (values.usuario.trim() === '' || values.contraseña === '') return setMessage('Faltan rellenar campos')
    setMessage('')
    setErrors({})
    try {
      const { situacion, id } = await mutateAsync({ llave, ...values })
      if (situacion !== 'hecha' || id === undefined) return onSpent(situacion)
      showSuccess(`Bienvenido ${values.usuario}`)
      logIn('idLogin', id)
      await navigate({ to: '/admin/panel', replace: true })
    } catch (error) {
      setMessage(errorMessage(error))
      setErrors(error instanceof ApiError ? error.errors : {})
    }
  }
  const input = createInputProps(values, setValues)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void make()
      }}
    >
      <p>Elegí con qué usuario vas a administrar el sitio.</p>
      <Field label="Usuario" error={errors['usuario']?.[0]}>
        <UserInput {...input('usuario')} />
      </Field>
      <Field label="Email" hint="Ahí llega el enlace si olvidás la contraseña." error={errors['email']?.[0]}>
        <TextInput {...input('email')} type="email" autoComplete="email" />
      </Field>
      <Field label="Contraseña" hint="Ocho caracteres o más." error={errors['contraseña']?.[0]}>
        <PasswordInput {...input('contraseña')} autoComplete="new-password" />
      </Field>
      <Message tone="error">{message}</Message>
      <Button type="submit" size="large" busy={busy} busyLabel="Creando…">
        Crear usuario e ingresar
      </Button>
    </form>
  )
}
