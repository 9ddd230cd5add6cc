import { Metadato } from '#contract/metadato.ts'
import { defineRules } from '../call.ts'
import { checkBasis, readRecord } from '../crud.ts'
import { invalid, notFound } from '../refusal.ts'
import { sessionRows } from '../sessions.ts'
import { findRow } from '../store/port.ts'

export const metadatos = defineRules({
  /** `updateMetadato` carries no id, so the session remembers the last opened record. */
  obtenerMetadato: async (input, call) => {
    const answer = await readRecord(Metadato, input.id, call)
    const session = call.callers.panel?.session
    if (session) await sessionRows(call.sessions, call.db).change(session.zona, { metadato: input.id })
    return answer
  },
  updateMetadato: async ({ idMetadato, version, claves = '' }, call) => {
    const id = idMetadato ?? call.callers.panel?.session.metadato
    if (id === undefined) throw invalid([{ path: 'idMetadato', message: 'Falta saber qué sección se modifica.' }])
    const row = await findRow(call.db.rows('metadatos'), id)
    if (!row) throw notFound()
    await checkBasis(row, version, call)
    await call.db.rows('metadatos').put([{ ...row, claves }])
    call.note(String(row.seccion))
    return { id }
  },
})
