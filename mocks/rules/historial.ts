import { Historial } from '../../src/contract/historial.ts'
import { defineRules } from '../call.ts'
import type { Call, Caller } from '../call.ts'
import { listAll } from '../crud.ts'
import { notAllowed } from '../refusal.ts'

const visitor = { idUsuario: 0, zona: 0, usuario: 'visitante' }

/** Panel users and customers number their ids apart: an entry keeps which kind it was. */
const whoIs = ({ user, zona }: Caller) => ({
  idUsuario: user.id,
  zona: zona === 'zona' ? 1 : 0,
  usuario: user.usuario ?? user.nombre,
})

/** Adds an entry. Without a caller it is a visitor's. */
export const record = ({ db, now }: Call, who: Caller | undefined, texto: string, details: Partial<Historial> = {}) =>
  db
    .rows('historial')
    .add({ ...(who ? whoIs(who) : visitor), texto, created_at: new Date(now()).toISOString(), ...details })

export const historial = defineRules({
  /** An entry is always the session's own, whatever id the client says. */
  guardarHistorial: async ({ idUsuario, mensaje }, call) => {
    const caller = [call.callers.zona, call.callers.panel].find((candidate) => candidate?.user.id === idUsuario)
    if (!caller) throw notAllowed()
    await record(call, caller, mensaje)
    return null
  },
  obtenerHistorial: async (_, call) => {
    const entries = await listAll(Historial, call)
    return entries.toReversed()
  },
})
