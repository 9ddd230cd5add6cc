import { create } from 'zustand'
import { noteOwnData } from './edition.ts'
import { isRehearsal } from './rehearsal.ts'
import { local } from './storage.ts'

/** The logged-in ids in local storage (§3). The backend enforces access on its own. */
export interface SessionState extends Ids {
  /** The session that the backend ended; null after the next login. */
  readonly ended: SessionKey | null
  /** The session never worked: the browser did not keep its cookie. */
  readonly neverStored: boolean
}

interface Ids {
  readonly idLogin: number | null
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
  neverStored: false,
}))

const loginTimes: Record<SessionKey, number> = { idLogin: 0, idLoginZona: 0 }
/** In ms: a refusal this soon after a login means that the login never took effect. */
const soon = 20_000

export const logIn = (key: SessionKey, id: number): void => {
  loginTimes[key] = Date.now()
  local.setItem(key, String(id))
  noteOwnData()
  useSession.setState({ [key]: id, ended: null })
}

/** Takes the id out of storage. Other tabs follow; this one does with `logOut`. */
export const forgetId = (key: SessionKey): void => local.removeItem(key)

export const logOut = (key: SessionKey): void => {
  forgetId(key)
  useSession.setState({ [key]: null })
}

/**
 * Ends a session that the backend no longer knows, and the login says so. A rehearsal forgets it in this tab alone. `lastSuccessTime`: when the
 * session last succeeded.
 */
export const endSession = (key: SessionKey, lastSuccessTime: number): void => {
  const neverStored = loginTimes[key] > lastSuccessTime && Date.now() - loginTimes[key] < soon
  if (!isRehearsal) local.removeItem(key)
  useSession.setState({ [key]: null, ended: key, neverStored })
}

// Follows logins and logouts of other tabs.
globalThis.window?.addEventListener('storage', ({ key }) => {
  for (const sessionKey of keys)
    if (key === sessionKey || key === null) useSession.setState({ [sessionKey]: stored(sessionKey) })
})
