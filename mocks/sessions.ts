import type { Touched } from './journal.ts'
import type { Rows, Tables } from './store/port.ts'
import type { SessionRow, Zona } from './store/rows.ts'

export type SessionRows = Pick<Rows<SessionRow, string>, 'get' | 'put' | 'change' | 'delete'>

/** The sessions of the requesting browser: their keys, and how the browser learns of new ones. */
export interface Sessions {
  readonly keyOf: (zona: Zona) => string | undefined
  /** The stored form of a new session. */
  readonly begin: (zona: Zona) => Pick<SessionRow, 'zona' | 'vence'>
  readonly end: (zona: Zona) => void
  /** `Set-Cookie` lines for sessions that began or ended. */
  readonly cookies: () => readonly string[]
  /** The storage of sessions; the database by default. */
  readonly rows?: SessionRows
}

interface Deps {
  readonly db: Tables
  readonly sessions: Sessions
}

export const sessionRows = ({ rows }: Sessions, db: Tables): SessionRows => rows ?? db.sesiones

/** The sessions of the worker's only browser, without cookies. */
export const ownSessions: Sessions = {
  keyOf: (zona) => zona,
  begin: (zona) => ({ zona }),
  end: () => undefined,
  cookies: () => [],
}

const forget = async (zona: Zona, { db, sessions }: Deps) => {
  const key = sessions.keyOf(zona)
  if (key !== undefined) await sessionRows(sessions, db).delete([key])
}

/** Replaces this browser's session of the same kind, and deletes expired ones. */
export const openSession = async (zona: Zona, idUsuario: number, call: Deps): Promise<void> => {
  await forget(zona, call)
  const over = (await call.db.sesiones.all()).filter(isOver)
  await call.db.sesiones.delete(over.map(({ zona: key }) => key))
  await sessionRows(call.sessions, call.db).put([{ ...call.sessions.begin(zona), idUsuario }])
}

export const closeSession = async (zona: Zona, call: Deps): Promise<void> => {
  await forget(zona, call)
  call.sessions.end(zona)
}

const tables: Readonly<Record<string, string>> = { usuarios: 'panel', clientes: 'zona' }

/** Ends all sessions of accounts (`panel 3`) but one, invalidates their letters for a new password and forgets their failed logins. */
export const endSessionsOf = async (
  { sesiones }: Tables,
  accounts: ReadonlySet<string>,
  but?: string,
): Promise<void> => {
  const over = (await sesiones.all()).filter(
    ({ zona, idUsuario }) =>
      zona !== but && accounts.has(`${zona.replace(/^(?:llave|fallos) /, '').split(' ')[0]} ${idUsuario}`),
  )
  await sesiones.delete(over.map(({ zona }) => zona))
}

/** A new password, a switched-off account or a deleted one ends its sessions. A user who changes their own password stays logged in. */
const isShut = ({ before, after }: Touched) =>
  before?.clave !== after?.clave || (before?.activo === 1 && after?.activo !== 1)

export const endSessions = async (touched: readonly Touched[], db: Tables, own?: string): Promise<void> => {
  const shut = new Set(
    touched.filter((row) => row.before && isShut(row)).map(({ table, id }) => `${tables[table]} ${id}`),
  )
  if (shut.size > 0) await endSessionsOf(db, shut, own)
}

export const isOver = ({ vence }: SessionRow): boolean => vence !== undefined && vence <= Date.now()
