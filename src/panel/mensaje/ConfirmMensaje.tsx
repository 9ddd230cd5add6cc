import { useQuery } from '@tanstack/react-query'
import { useExtension } from '#api/extensions.ts'
import { read } from '#api/queries.ts'
import { obtenerSuscripciones } from '#contract/suscripcion.ts'
import { darDeBaja, enviarMensajePrueba } from '#contract/suscripcion-writes.ts'
import { useUser } from '../use-user.ts'
import { Button } from '#ui/Button.tsx'
import { Ask } from '../kit/Ask.tsx'
import type { Question } from '../kit/form-context.ts'
import { ErrorReason } from '../kit/Reason.tsx'
import { useSave } from '../kit/save.ts'
import { Letter } from './Letter.tsx'
import styles from './mensaje.module.css'
import { counted } from '#ui/counted.ts'

const receivers = (count: number | undefined): string => {
  if (count === undefined) return 'a todas las suscripciones'
  return `a ${counted(count, 'suscripción', 'suscripciones')}`
}
const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Shows the mail as its readers will, and their number. */
export function ConfirmMensaje({ values, onYes, onNo }: Question) {
  const { data } = useQuery(read(obtenerSuscripciones, {}))
  const asunto = toText(values.asunto)
  const texto = toText(values.texto)
  return (
    <Ask
      title="Enviar mensaje"
      width="40em"
      description={`Sale ahora ${receivers(data?.length)}. Una vez enviado no se puede traer de vuelta.`}
      no="Seguir editando"
      yes={`Enviar ${receivers(data?.length)}`}
      tone="primary"
      onNo={onNo}
      onYes={onYes}
    >
      <Letter label="Así se va a ver" asunto={asunto} texto={texto} leave={`${location.origin}${darDeBaja.path}`} />
      <Test asunto={asunto} texto={texto} />
    </Ask>
  )
}

/** Sends a test mail to the user, where the API can. */
function Test(mensaje: { asunto: string; texto: string }) {
  const user = useUser()
  const { send, busy, errorKey } = useSave(enviarMensajePrueba)
  const possible = useExtension(enviarMensajePrueba)
  if (!possible || !user) return null
  return (
    <>
      <Button
        tone="quiet"
        className={styles.test}
        busy={busy}
        busyLabel="Enviando…"
        onClick={() => void send({ ...mensaje, email: user.email })}
      >
        {`Enviar una prueba a ${user.email}`}
      </Button>
      <ErrorReason errorKey={errorKey} />
    </>
  )
}
