import { doc } from './doc.ts'
import { creates, endpoint, entity, gets, json, lists, multipart, removes, updates } from './endpoint.ts'
import type { EntityOf } from './endpoint.ts'
import { id, image, optional, orden, path, richText, text, wire } from './fields.ts'

const titulo = text(doc`Title.`)
const texto = richText(doc`Rich text.`)

/** A service (§2.7). */
export const Servicio = entity('servicios', 'titulo', {
  id: id(),
  orden: orden(),
  titulo,
  imagen: path(doc`Picture, 704x306.`),
  texto,
})
export type Servicio = EntityOf<typeof Servicio>

const foto = wire('foto', image(doc`Recommended 704x306.`))
const form = { texto: optional(texto), orden: orden(), titulo }

export const obtenerServicios = endpoint('GET /api/obtenerServicios', lists(Servicio))
export const obtenerServicio = endpoint('GET /api/obtenerServicio/{id}', gets(Servicio))
export const crearServicio = endpoint(
  'POST /api/crearServicio',
  creates(Servicio, multipart({ imagen: foto, ...form }), 'Servicio creado'),
)
export const updateServicio = endpoint(
  'POST /api/updateServicio',
  updates(Servicio, multipart({ idServicio: id(), imagen: optional(foto), ...form }), 'Servicio modificado'),
)
export const deleteServicio = endpoint(
  'POST /api/deleteServicio',
  removes(Servicio, json({ idServicio: id() }), 'Servicio eliminado'),
)
