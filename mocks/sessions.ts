import type { Call } from './call.ts'
import type { SessionRow, Zona } from './db.ts'

/** The sessions of the browser that sent a request: under which keys they are kept, and how it is told of new ones. */
export interface Sessions {
  /** The key of the session that it carries. */
  readonly keyOf: (zona: Zona) => string | undefined
  /** How a session that begins now is kept. */
  readonly begin: (zona: Zona) => Pick<SessionRow, 'zona' | 'vence'>
  readonly end: (zona: Zona) => void
  /** `Set-Cookie` lines for what began or ended. */
  readonly cookies: () => readonly string[]
}

/** Of the one browser that a worker belongs to: it needs no cookie to tell it from others. */
export const ownSessions: Sessions = {
  keyOf: (zona) => zona,
  begin: (zona) => ({ zona }),
  end: () => undefined,
  cookies: () => [],
}

const forget = async (zona: Zona, { db, sessions }: Call) => {
  const key = sessions.keyOf(zona)
  if (key !== undefined) await db.sesiones.delete(key)
}

/** A session that this browser had of the same kind is over, and so is any whose time has come. */
export const openSession = async (zona: Zona, idUsuario: number, call: Call): Promise<void> => {
  await forget(zona, call)
  await call.db.sesiones.filter(isOver).delete()
  await call.db.sesiones.put({ ...call.sessions.begin(zona), idUsuario })
}

export const closeSession = async (zona: Zona, call: Call): Promise<void> => {
  await forget(zona, call)
  call.sessions.end(zona)
}

export const isOver = ({ vence }: SessionRow): boolean => vence !== undefined && vence <= Date.now()
