import { doc } from './doc.ts'
import { endpoint, json, saved } from './endpoint.ts'
import { id, optional, wire } from './fields.ts'
import { Metadato } from './metadato.ts'
import { basedOn } from './version.ts'

const idMetadato = optional(id(doc`Record to change (extension).`))

/** The body has no id (§7). The query names the record; without it, the session's last opened record is updated. */
export const updateMetadato = endpoint('POST /api/updateMetadato', {
  ...json({ claves: optional(Metadato.fields.claves) }),
  query: { idMetadato, ...basedOn },
  headers: { idMetadato: wire('X-Metadato-Id', idMetadato) },
  doc: doc`Changes the keywords of a page: of idMetadato, else of the record this session last read; neither: 422.`,
  access: 'admin',
  entity: Metadato,
  done: 'Metadatos actualizados',
  response: saved,
})
