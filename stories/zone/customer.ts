import { call } from '#api/client.ts'
import { verificarLoginZona } from '#contract/sesion.ts'
import { logIn, logOut } from '#state/session.ts'

/** A story's `beforeEach`: logs the demo customer in, at the backend and in the client, and out again afterwards. */
export const asCustomer = async () => {
  await call(verificarLoginZona, { nombre: 'cliente', contraseña: 'cliente1234' })
  logIn('idLoginZona', 1)
  return () => logOut('idLoginZona')
}
