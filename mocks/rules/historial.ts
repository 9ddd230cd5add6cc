import { Historial } from '../../src/contract/historial.ts'
import { defineRules } from '../call.ts'
import type { Caller } from '../call.ts'
import { listAll } from '../crud.ts'
import type { Db } from '../db.ts'
import { notAllowed } from '../refusal.ts'

/** Adds an entry; panel users and customers number their ids apart, so it keeps which kind it was. */
export const record = (db: Db, { user, zona }: Caller, texto: string) => db.rows('historial').add({
  idUsuario: user.id, zona: zona === 'zona' ? 1 : 0, usuario: user.usuario ?? user.nombre, texto,
  created_at: new Date().toISOString(),
})

export const historial = defineRules({
  /** An entry is always the session's own, whatever id the client says. */
  guardarHistorial: async ({ idUsuario, mensaje }, { db, callers }) => {
    const caller = [callers.zona, callers.panel].find((candidate) => candidate?.user.id === idUsuario)
    if (!caller) throw notAllowed()
    await record(db, caller, mensaje)
    return null
  },
  obtenerHistorial: async (_, call) => {
    const entries = await listAll(Historial, call)
    return entries.toReversed()
  },
})
