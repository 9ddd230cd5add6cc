import { doc } from './doc.ts'
import type { EntityRecord } from './endpoint.ts'
import { flag, id, orden, path, richText, text } from './fields.ts'
import { declareReads } from './resource.ts'

/** A news item (§2.9). */
export const { Novedad, obtenerNovedades, obtenerNovedad } = declareReads('novedades', {
  title: 'titulo',
  words: ['novedad', 'novedades'],
  fields: {
    id: id(),
    orden: orden(),
    titulo: text(doc`Title.`),
    epigrafe: text(doc`Caption.`, 600),
    etiqueta: text(doc`Label above the title.`, 80),
    texto: richText(doc`Body.`),
    imagen: path(doc`Cover, 809x572.`),
    destacado: flag(doc`1: shown on the home page.`),
  },
})
export type Novedad = EntityRecord<typeof Novedad>
