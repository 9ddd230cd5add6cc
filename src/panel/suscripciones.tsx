import { read } from '../api/queries.ts'
import { deleteSuscripcion, enviarMensajeSub, obtenerSuscripciones, type Suscripcion } from '../contract/suscripcion.ts'
import { textColumn } from './kit/columns.tsx'
import { EntityList } from './kit/EntityList.tsx'
import { LongTextField } from './kit/fields/LongTextField.tsx'
import { TextField } from './kit/fields/TextField.tsx'
import { FormBody } from './kit/FormBody.tsx'
import { DeleteButton } from './kit/RowActions.tsx'
import { Screen } from './kit/Screen.tsx'

const emailOf = ({ email }: Suscripcion) => email
const columns = [textColumn('Email', emailOf)]
const actions = ({ id, email }: Suscripcion) => <DeleteButton endpoint={deleteSuscripcion} input={{ id }} name={email} />

/** 17 */
export const SuscripcionList = () => (
  <EntityList title="Suscripciones" query={read(obtenerSuscripciones, {})} search={emailOf} columns={columns} actions={actions} />
)

const blank = { asunto: '', texto: '' }

/** 18, with the three sentences that §8 gives it. What was sent is gone: a second click must not send it again. */
export const MensajeForm = () => (
  <Screen title="Enviar Mensaje">
    <FormBody save={enviarMensajeSub} start={blank} loaded={undefined} saveLabel="Enviar" busyLabel="Enviando.."
      success="Subcripciones enviadas con éxito" failure="a ocurrido un error" onSaved={(form) => form.reset(blank)}>
      <TextField name="asunto" label="Asunto" />
      <LongTextField name="texto" label="Mensaje" />
    </FormBody>
  </Screen>
)
