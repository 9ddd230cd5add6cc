import type { Access } from '../src/contract/endpoint.ts'
import type { Caller, Callers } from './call.ts'
import type { Db, Zona } from './db.ts'
import { noSession, notAllowed } from './refusal.ts'
import { isOver } from './sessions.ts'
import type { Sessions } from './sessions.ts'

const userTable: Record<Zona, string> = { panel: 'usuarios', zona: 'clientes' }

const callerOf = async (db: Db, zona: Zona, sessions: Sessions): Promise<Caller | undefined> => {
  const key = sessions.keyOf(zona)
  const session = key === undefined ? undefined : await db.sesiones.get(key)
  const user = session && !isOver(session) && (await db.rows(userTable[zona]).get(session.idUsuario))
  // A customer who was switched off, or a user who was deleted, is out at once.
  const lives = user && (zona === 'panel' || user.activo === 1)
  return lives ? { user, zona, session } : undefined
}

/** The panel and the zone session of this browser, as they stand now. */
export const readCallers = async (db: Db, sessions: Sessions): Promise<Callers> => {
  const [panel, zona] = await Promise.all([callerOf(db, 'panel', sessions), callerOf(db, 'zona', sessions)])
  return { panel, zona }
}

/** Refuses a caller without the session (401) or the role (403) that the call asks for (§6). */
export const authorize = (access: Access, { panel, zona }: Callers): void => {
  if (access === 'public' || panel?.user.admin === 1) return
  if (access === 'zone' && (zona || panel)) return
  if (!panel) throw noSession()
  if (access === 'admin') throw notAllowed()
}
