import { call, holdCalls } from '../api/client.ts'
import { cerrarSesion } from '../contract/sesion.ts'
import { guardarHistorial } from '../contract/historial.ts'
import { forgetId, logOut } from '../state/session.ts'
import { atMost } from '../ui/at-most.ts'

/** In ms: how long the page waits for the backend. The requests go on without the page. */
const logoutTimeout = 3_000
const behind = { keepalive: true }

/**
 * Ends the backend's session (an extension) once the backend has heard what goes `before`, which needs that session. A tab that is closed
 * meanwhile ends it on its way out. Errors are ignored: the stored id is gone in any case.
 */
const end = (before?: Promise<unknown>): Promise<void> => {
  let ended: Promise<unknown> | undefined
  const tell = () => (ended ??= call(cerrarSesion, { zona: 'zona' }, behind).catch(console.error))
  if (!before) return atMost(logoutTimeout, tell())
  addEventListener('pagehide', () => void tell(), { once: true })
  return atMost(logoutTimeout, before.catch(console.error).then(tell))
}

/** 'Cerrar Sesion' of the public header; the history records it (§4). */
export const closeSession = async (id: number): Promise<void> => {
  await end(call(guardarHistorial, { idUsuario: id, mensaje: 'Sesion Cerrada' }, behind))
  logOut('idLoginZona')
}

/** The name button of the zone. `leave` goes before this tab knows: otherwise the zone's guard would choose the next page (§2.13). */
export const leaveZone = async (leave: () => Promise<unknown>): Promise<void> => {
  forgetId('idLoginZona')
  holdCalls(end())
  await leave()
  logOut('idLoginZona')
}
