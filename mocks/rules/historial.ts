import { Historial, isVisit } from '#contract/historial.ts'
import { defineRules, moment, type Call, type Caller, type Callers } from '../call.ts'
import { listAll } from '../crud.ts'
import { invalid, notAllowed } from '../refusal.ts'

const visitor = { idUsuario: 0, zona: 0, usuario: 'visitante' }

/** Users and customers have separate id sequences, so an entry stores the kind. */
const whoIs = ({ user, zona }: Caller) => ({
  idUsuario: user.id,
  zona: zona === 'zona' ? 1 : 0,
  usuario: user.usuario ?? user.nombre,
})

/** Adds an entry; without a caller, a visitor's. */
export const record = (call: Call, who: Caller | undefined, texto: string, details: Partial<Historial> = {}) =>
  call.db.rows('historial').add([{ ...(who ? whoIs(who) : visitor), texto, created_at: moment(call), ...details }])

/** Whose session an id names: the customer's, else the panel user's. */
export const findCaller = ({ zona, panel }: Callers, idUsuario: unknown): Caller | undefined =>
  [zona, panel].find((candidate) => candidate?.user.id === idUsuario)

export const historial = defineRules({
  /** An entry belongs to the session's account, not to the id that the client sends. */
  guardarHistorial: async ({ idUsuario, mensaje }, call) => {
    const caller = findCaller(call.callers, idUsuario)
    if (!caller) throw notAllowed()
    if (!isVisit(mensaje)) throw invalid([{ path: 'mensaje', message: 'El historial no guarda ese mensaje.' }])
    await record(call, caller, mensaje)
    return null
  },
  obtenerHistorial: async ({ antes = Infinity, cuantos = Infinity }, call) => {
    const entries = (await listAll(Historial, call)).filter(({ id }) => id < antes)
    return entries.toReversed().slice(0, Math.max(0, cuantos))
  },
})
