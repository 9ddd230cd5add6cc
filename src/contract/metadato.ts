import { doc } from './doc.ts'
import { declareEntity, endpoint, gets, lists, type EntityRecord } from './endpoint.ts'
import { id, longText, text } from './fields.ts'

/** Keywords of a page. */
export const Metadato = declareEntity('metadatos', {
  title: 'seccion',
  words: ['metadato', 'metadatos'],
  fields: {
    id: id(),
    seccion: text(doc`Page: home, empresa, productos, …`),
    claves: longText(doc`Keywords, separated by commas.`, 2_000),
  },
})
export type Metadato = EntityRecord<typeof Metadato>

export const obtenerMetadatos = endpoint('GET /api/obtenerMetadatos', lists(Metadato))
/** A backend that ignores the query of `updateMetadato` remembers in the session which record was opened. */
export const obtenerMetadato = endpoint('GET /api/obtenerMetadato/{id}', { ...gets(Metadato), cookies: true })
