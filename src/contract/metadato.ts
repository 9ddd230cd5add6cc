import { endpoint, entity, gets, json, lists, saved } from './endpoint.ts'
import type { EntityOf } from './endpoint.ts'
import { id, longText, optional, text, wire } from './fields.ts'
import { basedOn } from './version.ts'

const claves = longText('Keywords, separated by commas.', 2_000)

/** Keywords of a page. */
export const Metadato = entity('metadatos', 'seccion', {
  id: id(),
  seccion: text('Page: home, empresa, productos, …'),
  claves,
})
export type Metadato = EntityOf<typeof Metadato>

export const obtenerMetadatos = endpoint('GET /api/obtenerMetadatos', lists(Metadato))
/** A backend that ignores the query below remembers, in the session, which one was opened. */
export const obtenerMetadato = endpoint('GET /api/obtenerMetadato/{id}', { ...gets(Metadato), cookies: true })
const idMetadato = optional(id('Record to change (extension).'))

/** The body carries no id (§7): the query does, else the record that this session last opened. */
export const updateMetadato = endpoint('POST /api/updateMetadato', {
  ...json({ claves: optional(claves) }),
  query: { idMetadato, ...basedOn },
  headers: { idMetadato: wire('X-Metadato-Id', idMetadato) },
  doc: 'Changes the keywords of a page: of idMetadato, else of the record this session last read; neither: 422.',
  access: 'admin',
  of: Metadato,
  done: 'Metadatos actualizados',
  response: saved,
})
