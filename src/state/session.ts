import { create } from 'zustand'
import { noteOwnData } from './edition.ts'
import { local } from './storage.ts'

/** Who is logged in, as the client keeps it (§3): ids in local storage. The backend enforces on its own. */
export interface SessionState extends Ids {
  /** The session that the backend ended, until the next login. */
  readonly ended: SessionKey | null
  /** It ended at once, and never served: the browser did not keep its cookie. */
  readonly neverKept: boolean
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

export const useSession = create<SessionState>(() => ({
  idLogin: stored('idLogin'),
  idLoginZona: stored('idLoginZona'),
  ended: null,
  neverKept: false,
}))

const loggedInAt: Record<SessionKey, number> = { idLogin: 0, idLoginZona: 0 }
/** In ms: whoever is refused this soon after a login was never let in. */
const soon = 20_000

/** Keeps the id of who logged in. */
export const logIn = (key: SessionKey, id: number): void => {
  loggedInAt[key] = Date.now()
  local.setItem(key, String(id))
  noteOwnData()
  useSession.setState({ [key]: id, ended: null })
}

/** Forgets it. */
export const logOut = (key: SessionKey): void => {
  local.removeItem(key)
  useSession.setState({ [key]: null })
}

/** The backend knows it no longer: the login says so. `provenAt` is when a session last served: one that never did was never kept. */
export const endSession = (key: SessionKey, provenAt: number): void => {
  const neverKept = loggedInAt[key] > provenAt && Date.now() - loggedInAt[key] < soon
  logOut(key)
  useSession.setState({ ended: key, neverKept })
}

// A login or logout in another tab counts here as well.
globalThis.window?.addEventListener('storage', ({ key }) => {
  for (const own of keys) if (key === own || key === null) useSession.setState({ [own]: stored(own) })
})
