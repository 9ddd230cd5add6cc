import { call } from '../../src/api/client.ts'
import { verificarLoginZona } from '../../src/contract/sesion.ts'
import { logIn, logOut } from '../../src/state/session.ts'

/** A story's `beforeEach`: the demo customer is in, at the backend and in the client; out again afterwards. */
export const asCustomer = async () => {
  await call(verificarLoginZona, { nombre: 'cliente', contraseña: 'cliente1234' })
  logIn('idLoginZona', 1)
  return () => logOut('idLoginZona')
}
