import { create } from 'zustand'
import { local } from './storage.ts'

/** Who is logged in, as the client keeps it (§3): ids in local storage. The backend enforces on its own. */
interface SessionState extends Ids {
  /** The session that the backend ended, until the next login. */
  readonly ended: SessionKey | null
  /** How the login says it. */
  readonly farewell: string
}

interface Ids {
  /** Panel user. */
  readonly idLogin: number | null
  /** Zone customer. */
  readonly idLoginZona: number | null
}
export type SessionKey = keyof Ids

const keys: readonly SessionKey[] = ['idLogin', 'idLoginZona']

const stored = (key: SessionKey): number | null => {
  const id = Number(local.getItem(key))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

export const useSession = create<SessionState>(() => ({ idLogin: stored('idLogin'), idLoginZona: stored('idLoginZona'), ended: null, farewell: '' }))

const loggedInAt: Record<SessionKey, number> = { idLogin: 0, idLoginZona: 0 }
const seconds = 20_000

/** Keeps the id of who logged in. */
export const logIn = (key: SessionKey, id: number): void => {
  loggedInAt[key] = Date.now()
  local.setItem(key, String(id))
  useSession.setState({ [key]: id, ended: null })
}

/** Forgets it. */
export const logOut = (key: SessionKey): void => {
  local.removeItem(key)
  useSession.setState({ [key]: null })
}

/** The backend knows it no longer: the login says so. `provenAt` is when a session last served: one that never did was never kept. */
export const endSession = (key: SessionKey, provenAt: number): void => {
  const neverKept = loggedInAt[key] > provenAt && Date.now() - loggedInAt[key] < seconds
  logOut(key)
  useSession.setState({ ended: key, farewell: neverKept ? sessionLost : sessionEnded })
}
const sessionEnded = 'Tu sesión terminó. Volvé a ingresar.'
const sessionLost = 'El navegador no guardó la sesión: bloquea las cookies del servidor, o el servidor está en otro sitio. Permití las cookies de terceros o '
  + 'probá con otro navegador. Para quien administra el sitio: la cookie de otro sitio necesita SameSite=None y Secure.'

// A login or logout in another tab counts here as well.
addEventListener('storage', ({ key }) => {
  for (const own of keys) if (key === own || key === null) useSession.setState({ [own]: stored(own) })
})
