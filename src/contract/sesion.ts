import { doc } from './doc.ts'
import { endpoint, json } from './endpoint.ts'
import { choice, either, email, flag, id, nothing, object, optional, password, text } from './fields.ts'

const refusal = text(doc`Why not, for people to read.`)
const usuario = text(doc`User name.`, 60)
const contraseña = password(doc`Password.`)

/** Panel login (§2.14). */
export const verificarLogin = endpoint('POST /api/verificarLogin', {
  ...json({ usuario, contraseña }),
  doc: doc`Opens the panel session. A number (the user's id), or plain text with status 200 when refused.`,
  access: 'public',
  cookies: true,
  response: either(doc`Id or refusal.`, id(), refusal),
})

/** Zone login (§2.2). */
export const verificarLoginZona = endpoint('POST /api/verificarLoginZona', {
  ...json({ nombre: usuario, contraseña }),
  doc: doc`Opens the zone session, unless usuarioActivo is 0. Plain text with status 200 when refused.`,
  access: 'public',
  cookies: true,
  response: either(
    doc`Customer or refusal.`,
    object({ usuarioId: id(), usuarioActivo: flag(doc`0: not activated, no session was opened.`) }),
    refusal,
  ),
})

/** Ends the backend's session as well; the specification's logouts only clear the client. */
export const cerrarSesion = endpoint('POST /api/cerrarSesion', {
  ...json({ zona: choice(doc`Which session.`, ['panel', 'zona']) }),
  doc: doc`Ends a session; nothing happens where there is none.`,
  access: 'public',
  cookies: true,
  extension: true,
  response: nothing(doc`Not used.`),
})

/** A server without an administrator prints a link that makes the first one. Without a name the call only tells whether the link still does. */
export const primerUsuario = endpoint('POST /api/primerUsuario', {
  ...json({
    llave: text(doc`The key of the link: for an hour, or until there is an administrator.`),
    usuario: optional(usuario),
    email: optional(email(doc`Address.`)),
    contraseña: optional(password(doc`Eight characters or more.`, 8)),
  }),
  doc: doc`Makes the first administrator and opens its panel session, once; with the key alone tells whether it could.`,
  access: 'public',
  cookies: true,
  extension: true,
  response: object({
    situacion: choice(
      doc`abierta: not made yet; hecha: made now; vencida: no such key, or no more; usada: there is an administrator.`,
      ['abierta', 'hecha', 'vencida', 'usada'],
    ),
    id: optional(id(doc`Whom the session is of, once made.`)),
  }),
})
