import { Metadato } from '../../src/contract/metadato.ts'
import { defineRules } from '../call.ts'
import { checkBasis, getRow } from '../crud.ts'
import { invalid, notFound } from '../refusal.ts'

export const metadatos = defineRules({
  /** `updateMetadato` carries no id: the session remembers which record it opened last. */
  obtenerMetadato: async (input, call) => {
    const answer = await getRow(Metadato, input.id, call)
    const session = call.callers.panel?.session
    if (session) await call.db.sesiones.update(session.zona, { metadato: input.id })
    return answer
  },
  updateMetadato: async ({ idMetadato, version, claves = '' }, call) => {
    const id = idMetadato ?? call.callers.panel?.session.metadato
    if (id === undefined) throw invalid([{ path: 'idMetadato', message: 'Falta saber qué sección se modifica.' }])
    const row = await call.db.rows('metadatos').get(id)
    if (!row) throw notFound()
    await checkBasis(row, version, call)
    await call.db.rows('metadatos').put({ ...row, claves })
    call.note(String(row.seccion))
    return { id }
  },
})
