import type { Access } from '#contract/endpoint.ts'
import type { Caller, Callers } from './call.ts'
import { findRow, type Tables } from './store/port.ts'
import type { Zona } from './store/rows.ts'
import { noSession, notAllowed } from './refusal.ts'
import { isOver, sessionRows, type Sessions } from './sessions.ts'

const userTable: Record<Zona, string> = { panel: 'usuarios', zona: 'clientes' }

const readCaller = async (
  db: Tables,
  zona: Zona,
  sessions: Sessions,
  previous: Caller | undefined,
): Promise<Caller | undefined> => {
  const key = sessions.getKey(zona)
  if (key === undefined) return undefined
  const readUser = (id: number) => findRow(db.rows(userTable[zona]), id)
  const [[session], previousUser] = await Promise.all([
    sessionRows(sessions, db).get([key]),
    previous && readUser(previous.user.id),
  ])
  if (!session || isOver(session)) return undefined
  const user = previousUser?.id === session.idUsuario ? previousUser : await readUser(session.idUsuario)
  // Switching a customer off or deleting a user ends the session at once.
  const lives = user && (zona === 'panel' || user.activo === 1)
  return lives ? { user, zona, session } : undefined
}

/** The panel and zone callers of this browser, read now; more quickly if they are still the `previous` ones. */
export const readCallers = async (db: Tables, sessions: Sessions, previous?: Callers): Promise<Callers> => {
  const [panel, zona] = await Promise.all([
    readCaller(db, 'panel', sessions, previous?.panel),
    readCaller(db, 'zona', sessions, previous?.zona),
  ])
  return { panel, zona }
}

/** Refuses a caller without the required session (401) or role (403) (§6). */
export const authorize = (access: Access, { panel, zona }: Callers): void => {
  if (access === 'public' || panel?.user.admin === 1) return
  if (access === 'zone' && (zona || panel)) return
  if (!panel) throw noSession()
  if (access === 'admin') throw notAllowed()
}
