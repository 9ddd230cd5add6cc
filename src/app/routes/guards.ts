import type { Access } from '../../contract/endpoint.ts'
import type { SessionKey } from '../../state/session.ts'

type Session = Readonly<Record<SessionKey, number | null>>

/** Where somebody with these ids must go instead of this path; nowhere when they may stay (§2.13-§2.15). */
export const detourOf = (
  path: string,
  { idLogin, idLoginZona }: Session,
): '/' | '/admin/login' | '/admin/panel' | undefined => {
  if (path.startsWith('/zonaPrivada')) return idLoginZona === null ? '/' : undefined
  if (path.startsWith('/admin/panel')) return idLogin === null ? '/admin/login' : undefined
  if (path.startsWith('/admin/login')) return idLogin === null ? undefined : '/admin/panel'
  return undefined
}

/** Whose session a 401 ended. The panel may make the zone's calls, so there the path decides. */
export const endedSession = (access: Access, path: string): SessionKey | undefined => {
  if (access === 'public') return undefined
  return access === 'zone' && !path.startsWith('/admin/') ? 'idLoginZona' : 'idLogin'
}

/** The login that one may use again after that. */
export const loginOf = (session: SessionKey): '/' | '/admin/login' => (session === 'idLogin' ? '/admin/login' : '/')
