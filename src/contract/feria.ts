import { doc } from './doc.ts'
import type { EntityRecord } from './endpoint.ts'
import { flag, id, orden, richText, text } from './fields.ts'
import { gallery } from './gallery.ts'
import { declareReads } from './resource.ts'

/** A trade fair (§2.10). */
export const { Feria, obtenerFerias, obtenerFeria } = declareReads('ferias', {
  title: 'titulo',
  words: ['feria', 'ferias'],
  fields: {
    id: id(),
    orden: orden(),
    etiqueta: text(doc`Label; the panel always sends it empty (§4).`, 80),
    titulo: text(doc`Title.`),
    epigrafe: text(doc`Caption.`, 600),
    texto: richText(doc`Body.`),
    destacado: flag(doc`The panel always sends 0 (§4).`),
    imagenes: gallery(),
  },
})
export type Feria = EntityRecord<typeof Feria>
