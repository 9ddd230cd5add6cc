import type { RowWrite } from './journal.ts'
import type { Rows, Tables } from './store/port.ts'
import type { SessionRow, Zona } from './store/rows.ts'

export type SessionRows = Pick<Rows<SessionRow, string>, 'get' | 'put' | 'change' | 'delete'>

/** The sessions of the requesting browser: their keys, and how the browser learns of new ones. */
export interface Sessions {
  readonly getKey: (zona: Zona) => string | undefined
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
  getKey: (zona) => zona,
  begin: (zona) => ({ zona }),
  end: () => undefined,
  cookies: () => [],
}

const forget = async (zona: Zona, { db, sessions }: Deps) => {
  const key = sessions.getKey(zona)
  if (key !== undefined) await sessionRows(sessions, db).delete([key])
}

/** Replaces this browser's session of the same kind. */
export const openSession = async (zona: Zona, idUsuario: number, call: Deps): Promise<void> => {
  await forget(zona, call)
  await sessionRows(call.sessions, call.db).put([{ ...call.sessions.begin(zona), idUsuario }])
}

export const closeSession = async (zona: Zona, call: Deps): Promise<void> => {
  await forget(zona, call)
  call.sessions.end(zona)
}

const tables: Readonly<Record<string, string>> = { usuarios: 'panel', clientes: 'zona' }

/** The prefix of rows that remember from where an account logged in. */
export const loginEntry = 'entrada '

/** What is kept of an account, by the start of a row's name: sessions with letters for a new password and failed logins, those letters alone, logins. */
const starts = { sessions: /^(?:llave |fallos )?/, keys: /^llave /, logins: new RegExp(`^${loginEntry}`) } as const

/** Deletes rows of accounts (`panel 3`), which their names and ids tell. */
const forgetRows = async (
  { sesiones }: Tables,
  accounts: ReadonlySet<string>,
  start: RegExp,
  exceptKey?: string,
): Promise<void> => {
  if (accounts.size === 0) return
  const over = (await sesiones.getAll()).filter(
    ({ zona, idUsuario }) =>
      zona !== exceptKey && start.test(zona) && accounts.has(`${zona.replace(start, '').split(' ')[0]} ${idUsuario}`),
  )
  await sesiones.delete(over.map(({ zona }) => zona))
}

/** Ends all sessions of accounts but one, invalidates their letters for a new password and forgets their failed logins. */
export const endAccountSessions = (db: Tables, accounts: ReadonlySet<string>, exceptKey?: string): Promise<void> =>
  forgetRows(db, accounts, starts.sessions, exceptKey)

/** A new password, a switched-off account or a deleted one ends its sessions. A user who changes their own password stays logged in. */
const isShut = ({ oldRow, newRow }: RowWrite) =>
  oldRow?.clave !== newRow?.clave || (oldRow?.activo === 1 && newRow?.activo !== 1)

/** A new address invalidates the letters for a new password that the old one got. */
const isMoved = ({ oldRow, newRow }: RowWrite) => oldRow?.email !== newRow?.email

const isDeleted = ({ newRow }: RowWrite) => newRow === undefined

export const endSessions = async (writes: readonly RowWrite[], db: Tables, exceptKey?: string): Promise<void> => {
  const accounts = writes.filter(({ table, oldRow }) => oldRow && tables[table] !== undefined)
  const findAccounts = (isWanted: (write: RowWrite) => boolean) =>
    new Set(accounts.filter(isWanted).map(({ table, id }) => `${tables[table]} ${id}`))
  await endAccountSessions(db, findAccounts(isShut), exceptKey)
  await forgetRows(db, findAccounts(isMoved), starts.keys)
  await forgetRows(db, findAccounts(isDeleted), starts.logins)
}

export const isOver = ({ vence }: SessionRow): boolean => vence !== undefined && vence <= Date.now()
