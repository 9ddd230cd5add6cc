import { doc } from './doc.ts'
import type { EntityOf } from './endpoint.ts'
import { id, image, optional, orden, path, richText, text, wire } from './fields.ts'
import { resource } from './resource.ts'

const titulo = text(doc`Title.`)
const texto = richText(doc`Rich text.`)

/** A service (§2.7). */
export const { Servicio, obtenerServicios, obtenerServicio, crearServicio, updateServicio, deleteServicio } = resource(
  'servicios',
  {
    title: 'titulo',
    words: ['servicio', 'servicios'],
    fields: { id: id(), orden: orden(), titulo, imagen: path(doc`Picture, 704x306.`), texto },
    form: {
      imagen: wire('foto', image(doc`Recommended 704x306.`)),
      texto: optional(texto),
      orden: orden(),
      titulo,
    },
    done: 'Servicio',
  },
)
export type Servicio = EntityOf<typeof Servicio>
