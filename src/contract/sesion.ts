import { endpoint, json } from './endpoint.ts'
import { choice, either, flag, id, nothing, object, password, text } from './fields.ts'

const refusal = text('Why not, for people to read.')
const contraseña = password('Password.')

/** Panel login (§2.14). */
export const verificarLogin = endpoint('POST /api/verificarLogin', {
  ...json({ usuario: text('User name.', 60), contraseña }),
  doc: "Opens the panel session. A number (the user's id), or plain text with status 200 when refused.",
  access: 'public',
  cookies: true,
  response: either('Id or refusal.', id(), refusal),
})

/** Zone login (§2.2). */
export const verificarLoginZona = endpoint('POST /api/verificarLoginZona', {
  ...json({ nombre: text('User name.', 60), contraseña }),
  doc: 'Opens the zone session, unless usuarioActivo is 0. Plain text with status 200 when refused.',
  access: 'public',
  cookies: true,
  response: either(
    'Customer or refusal.',
    object({ usuarioId: id(), usuarioActivo: flag('0: not activated, no session was opened.') }),
    refusal,
  ),
})

/** Ends the backend's session too; the spec's logouts only clear the client. */
export const cerrarSesion = endpoint('POST /api/cerrarSesion', {
  ...json({ zona: choice('Which session.', ['panel', 'zona']) }),
  doc: 'Ends a session; nothing happens where there is none.',
  access: 'public',
  cookies: true,
  extension: true,
  response: nothing('Not used.'),
})
