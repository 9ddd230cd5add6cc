import { call } from '../api/client.ts'
import { cerrarSesion } from '../contract/sesion.ts'
import { guardarHistorial } from '../contract/historial.ts'
import { logOut } from '../state/session.ts'
import { atMost } from '../ui/at-most.ts'

const patience = 3_000

/** The logout waits at most `patience` and ignores errors: the client's session ends in any case. */
const attempt = (work: Promise<unknown>) => atMost(patience, work.catch(console.error))

const noteClosing = (id: number) => attempt(call(guardarHistorial, { idUsuario: id, mensaje: 'Sesion Cerrada' }))

/** Ends the backend's session where the API has that call (an extension), then the client's. */
const end = async () => {
  await attempt(call(cerrarSesion, { zona: 'zona' }))
  logOut('idLoginZona')
}

/** 'Cerrar Sesion' of the public header; the history records it (§4). */
export const closeSession = async (id: number): Promise<void> => {
  await noteClosing(id)
  await end()
}

/** The name button of the zone. `leave` goes first: otherwise the zone's guard would choose the next page (§2.13). */
export const leaveZone = async (leave: () => Promise<unknown>): Promise<void> => {
  await leave()
  await end()
}
