import { enviarMensajeSub } from '../../contract/suscripcion.ts'
import { LongTextField } from '../kit/fields/LongTextField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { FormBody } from '../kit/FormBody.tsx'
import type { Values } from '../kit/form-context.ts'
import { Screen } from '../kit/Screen.tsx'
import { ConfirmMensaje } from './ConfirmMensaje.tsx'

const blank = { asunto: '', texto: '' }

/** What lacks something is refused anyway: there is nothing to confirm yet. */
const isWhole = ({ asunto, texto }: Values): boolean => Boolean(asunto) && Boolean(texto)

/**
 * 18, with the three sentences that §8 gives it; it goes to everyone, so it asks first. What was sent is gone: a second click must
 * not send it again.
 */
export const MensajeForm = () => (
  <Screen title="Enviar Mensaje">
    <FormBody
      save={enviarMensajeSub}
      start={blank}
      loaded={undefined}
      saveLabel="Enviar"
      busyLabel="Enviando.."
      success="Subcripciones enviadas con éxito"
      failure="a ocurrido un error"
      onSaved={(form) => form.reset(blank)}
      confirm={{ when: isWhole, Asking: ConfirmMensaje }}
    >
      <TextField name="asunto" label="Asunto" />
      <LongTextField name="texto" label="Mensaje" />
    </FormBody>
  </Screen>
)
