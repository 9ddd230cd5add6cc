import { call } from '../api/client.ts'
import { cerrarSesion } from '../contract/sesion.ts'
import { guardarHistorial } from '../contract/historial.ts'
import { logOut } from '../state/session.ts'
import { atMost } from '../ui/at-most.ts'

const patience = 3_000

/** Whoever leaves must leave, whatever the backend says and however long it takes. */
const attempt = (work: Promise<unknown>) => atMost(patience, work.catch(console.error))

const noteClosing = (id: number) => attempt(call(guardarHistorial, { idUsuario: id, mensaje: 'Sesion Cerrada' }))

/** Ends the backend's session, where it knows how to (an extension), then the client's. */
const end = async () => {
  await attempt(call(cerrarSesion, { zona: 'zona' }))
  logOut('idLoginZona')
}

/** 'Cerrar Sesion' of the public header: the history knows (§4). */
export const closeSession = async (id: number): Promise<void> => {
  await noteClosing(id)
  await end()
}

/** The name button of the zone: `leave` first, lest the zone's guard decides where to (§2.13). */
export const leaveZone = async (leave: () => Promise<unknown>): Promise<void> => {
  await leave()
  await end()
}
