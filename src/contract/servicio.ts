import { doc } from './doc.ts'
import type { EntityRecord } from './endpoint.ts'
import { id, orden, path, richText, text } from './fields.ts'
import { declareReads } from './resource.ts'

/** A service (§2.7). */
export const { Servicio, obtenerServicios, obtenerServicio } = declareReads('servicios', {
  title: 'titulo',
  words: ['servicio', 'servicios'],
  fields: {
    id: id(),
    orden: orden(),
    titulo: text(doc`Title.`),
    imagen: path(doc`Picture, 704x306.`),
    texto: richText(doc`Rich text.`),
  },
})
export type Servicio = EntityRecord<typeof Servicio>
