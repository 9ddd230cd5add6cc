import { doc } from './doc.ts'
import { endpoint, json } from './endpoint.ts'
import { email, longText, nothing, optional, text } from './fields.ts'

/** A message without an answer is sent again under the same key; a backend delivers each key once. */
export const envio = optional(text(doc`Key of this sending (extension): the backend acts once per key.`, 60))

/** The contact form (§2.12). The captcha secret of §7 belongs on the server and is never sent. */
export const enviarCorreo = endpoint('POST /enviarCorreo', {
  ...json({
    nombre: text(doc`Name.`),
    empresa: text(doc`Company.`),
    email: email(doc`Address to answer to.`),
    celular: optional(text(doc`Mobile phone.`, 60)),
    mensaje: optional(longText(doc`Message.`)),
    recaptchaToken: optional(text(doc`Token of the captcha for the action submit.`, 5_000)),
  }),
  query: { envio },
  doc: doc`Sends an enquiry to the company.`,
  access: 'public',
  response: nothing(doc`Not used.`),
})
