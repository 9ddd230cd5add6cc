import { doc } from './doc.ts'
import { endpoint, entity, gets, json, lists, saved, type EntityOf } from './endpoint.ts'
import { id, longText, optional, text, wire } from './fields.ts'
import { basedOn } from './version.ts'

const claves = longText(doc`Keywords, separated by commas.`, 2_000)

/** Keywords of a page. */
export const Metadato = entity('metadatos', {
  title: 'seccion',
  words: ['metadato', 'metadatos'],
  fields: {
    id: id(),
    seccion: text(doc`Page: home, empresa, productos, …`),
    claves,
  },
})
export type Metadato = EntityOf<typeof Metadato>

export const obtenerMetadatos = endpoint('GET /api/obtenerMetadatos', lists(Metadato))
/** A backend that ignores the query of `updateMetadato` remembers in the session which record was opened. */
export const obtenerMetadato = endpoint('GET /api/obtenerMetadato/{id}', { ...gets(Metadato), cookies: true })
const idMetadato = optional(id(doc`Record to change (extension).`))

/** The body has no id (§7). The query names the record; without it, the session's last opened record is updated. */
export const updateMetadato = endpoint('POST /api/updateMetadato', {
  ...json({ claves: optional(claves) }),
  query: { idMetadato, ...basedOn },
  headers: { idMetadato: wire('X-Metadato-Id', idMetadato) },
  doc: doc`Changes the keywords of a page: of idMetadato, else of the record this session last read; neither: 422.`,
  access: 'admin',
  of: Metadato,
  done: 'Metadatos actualizados',
  response: saved,
})
