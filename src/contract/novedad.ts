import { doc } from './doc.ts'
import { creates, endpoint, entity, gets, json, lists, multipart, removes, updates } from './endpoint.ts'
import type { EntityOf } from './endpoint.ts'
import { flag, id, image, optional, orden, path, richText, text, wire } from './fields.ts'

const titulo = text(doc`Title.`)
const epigrafe = text(doc`Caption.`, 600)
const etiqueta = text(doc`Label above the title.`, 80)
const texto = richText(doc`Body.`)
const destacado = flag(doc`1: shown on the home page.`)

/** A news item (§2.9). */
export const Novedad = entity('novedades', 'titulo', {
  id: id(),
  orden: orden(),
  titulo,
  epigrafe,
  etiqueta,
  texto,
  imagen: path(doc`Cover, 809x572.`),
  destacado,
})
export type Novedad = EntityOf<typeof Novedad>

const foto = wire('foto', image(doc`Recommended 809x572.`))
const form = {
  texto: optional(texto),
  orden: orden(),
  titulo,
  epigrafe: optional(epigrafe),
  etiqueta: optional(etiqueta),
  destacado: optional(destacado),
}

export const obtenerNovedades = endpoint('GET /api/obtenerNovedades', lists(Novedad))
export const obtenerNovedad = endpoint('GET /api/obtenerNovedad/{id}', gets(Novedad))
export const crearNovedad = endpoint(
  'POST /api/crearNovedad',
  creates(Novedad, multipart({ imagen: foto, ...form }), 'Novedad creada'),
)
export const updateNovedad = endpoint(
  'POST /api/updateNovedad',
  updates(Novedad, multipart({ idNovedad: id(), imagen: optional(foto), ...form }), 'Novedad modificada'),
)
export const deleteNovedad = endpoint(
  'POST /api/deleteNovedad',
  removes(Novedad, json({ idNovedad: id() }), 'Novedad eliminada'),
)
