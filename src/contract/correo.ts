import { endpoint, json } from './endpoint.ts'
import { email, longText, nothing, optional, text } from './fields.ts'

/** What came once under a key is not done again: a sending whose answer was lost is repeated under the same one. */
export const envio = optional(text('Key of this sending (extension): done once, however often it comes.', 60))

/** The contact form (§2.12). The captcha secret of §7 belongs on the server and is never sent. */
export const enviarCorreo = endpoint('POST /enviarCorreo', {
  ...json({
    nombre: text('Name.'),
    empresa: text('Company.'),
    email: email('Address to answer to.'),
    celular: optional(text('Mobile phone.', 60)),
    mensaje: optional(longText('Message.')),
    recaptchaToken: optional(text('Token of the captcha for the action submit.', 5_000)),
  }),
  query: { envio },
  doc: 'Sends an enquiry to the company.',
  access: 'public',
  response: nothing('Not used.'),
})
