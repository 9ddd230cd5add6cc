import { call, holdCalls } from '#api/client.ts'
import { cerrarSesion } from '#contract/sesion.ts'
import { guardarHistorial } from '#contract/historial.ts'
import { forgetId, logOut } from '#state/session.ts'
import { atMost } from '#ui/at-most.ts'

/** In ms: how long the page waits for the backend. The requests go on without the page. */
const logoutTimeout = 3_000
const behind = { keepalive: true }

/**
 * Ends the backend's session (an extension). `pendingCall` needs that session, so the logout is sent after it, or when the tab is closed
 * before its end. Errors are ignored: the stored id is gone in any case.
 */
const end = (pendingCall?: Promise<unknown>): Promise<void> => {
  let ended: Promise<unknown> | undefined
  const sendLogout = () => (ended ??= call(cerrarSesion, { zona: 'zona' }, behind).catch(console.error))
  if (!pendingCall) return atMost(logoutTimeout, sendLogout())
  addEventListener('pagehide', () => void sendLogout(), { once: true })
  return atMost(logoutTimeout, pendingCall.catch(console.error).then(sendLogout))
}

/** 'Cerrar Sesion' of the public header; the history records it (§4). */
export const closeSession = async (id: number): Promise<void> => {
  await end(call(guardarHistorial, { idUsuario: id, mensaje: 'Sesion Cerrada' }, behind))
  logOut('idLoginZona')
}

/** The name button of the zone. `leave` runs before this tab knows of the logout: otherwise the zone's guard would choose the next page (§2.13). */
export const leaveZone = async (leave: () => Promise<unknown>): Promise<void> => {
  forgetId('idLoginZona')
  holdCalls(end())
  await leave()
  logOut('idLoginZona')
}
