import { doc } from './doc.ts'
import type { EntityOf } from './endpoint.ts'
import { flag, id, image, optional, orden, path, richText, text, wire } from './fields.ts'
import { resource } from './resource.ts'

const titulo = text(doc`Title.`)
const epigrafe = text(doc`Caption.`, 600)
const etiqueta = text(doc`Label above the title.`, 80)
const texto = richText(doc`Body.`)
const destacado = flag(doc`1: shown on the home page.`)

/** A news item (§2.9). */
export const { Novedad, obtenerNovedades, obtenerNovedad, crearNovedad, updateNovedad, deleteNovedad } = resource(
  'novedades',
  {
    title: 'titulo',
    words: ['novedad', 'novedades'],
    fields: {
      id: id(),
      orden: orden(),
      titulo,
      epigrafe,
      etiqueta,
      texto,
      imagen: path(doc`Cover, 809x572.`),
      destacado,
    },
    form: {
      imagen: wire('foto', image(doc`Recommended 809x572.`)),
      texto: optional(texto),
      orden: orden(),
      titulo,
      epigrafe: optional(epigrafe),
      etiqueta: optional(etiqueta),
      destacado: optional(destacado),
    },
    done: 'Novedad',
  },
)
export type Novedad = EntityOf<typeof Novedad>
