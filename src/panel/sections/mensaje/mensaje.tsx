import { enviarMensajeSub } from '#contract/suscripcion-writes.ts'
import { InputField } from '../../kit/fields/InputField.tsx'
import { FormBody } from '../../kit/FormBody.tsx'
import type { Values } from '../../kit/form-context.ts'
import { Screen } from '../../kit/Screen.tsx'
import { ConfirmMensaje } from '../../mensaje/ConfirmMensaje.tsx'

const blank = { asunto: '', texto: '' }

/** The server refuses an incomplete message, so that only a whole one is asked about. */
const isWhole = ({ asunto, texto }: Values): boolean => Boolean(asunto) && Boolean(texto)

/**
 * A message to every subscriber, with three sentences of §8. A question comes first, since every subscriber gets the message. A sent
 * message is cleared, so that a second click does not send it again.
 */
export const Form = () => (
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
      <InputField name="asunto" label="Asunto" />
      <InputField name="texto" label="Mensaje" />
    </FormBody>
  </Screen>
)
