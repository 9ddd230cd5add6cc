import type { Access } from '#contract/endpoint.ts'
import { firstUserHash } from '#contract/first-user.ts'
import type { SessionKey } from '#state/session.ts'

type Session = Readonly<Record<SessionKey, number | null>>

/** The path that a user with these session ids is sent to instead of this one; undefined where the user may stay (§2.13-§2.15). */
export const findDetour = (
  path: string,
  { idLogin, idLoginZona }: Session,
  hash = '',
): '/' | '/admin/login' | '/admin/panel' | undefined => {
  if (path.startsWith('/zonaPrivada')) return idLoginZona === null ? '/' : undefined
  if (path.startsWith('/admin/panel')) return idLogin === null ? '/admin/login' : undefined
  // A session that another server on this origin has left must not hide the link.
  if (path.startsWith('/admin/login'))
    return idLogin === null || hash.startsWith(firstUserHash) ? undefined : '/admin/panel'
  return undefined
}

/** Which session a 401 ended. Panel users may make the zone's calls too, so for those calls the path decides. */
export const endedSession = (access: Access, path: string): SessionKey | undefined => {
  if (access === 'public') return undefined
  return access === 'zone' && !path.startsWith('/admin/') ? 'idLoginZona' : 'idLogin'
}

export const getLoginPath = (session: SessionKey): '/' | '/admin/login' =>
  session === 'idLogin' ? '/admin/login' : '/'
