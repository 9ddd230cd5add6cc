import { doc } from './doc.ts'
import { creates, endpoint, entity, gets, json, lists, multipart, removes, updates } from './endpoint.ts'
import type { EntityOf } from './endpoint.ts'
import { id, link, nullable, optional, orden, path, text, upload } from './fields.ts'

const titulo = text(doc`Title.`)

/** A video: a link or a file, never both (§2.11). */
export const Video = entity('videos', 'titulo', {
  id: id(),
  orden: orden(),
  titulo,
  link: nullable(link(doc`Address of the video; null when it is a file.`)),
  file: nullable(path(doc`The file; null when it is a link.`)),
})
export type Video = EntityOf<typeof Video>

const form = {
  link: optional(link(doc`Either this or file.`)),
  file: optional(upload('media', doc`Either this or link: video or picture.`)),
  orden: orden(),
  titulo,
}

export const obtenerVideos = endpoint('GET /api/obtenerVideos', lists(Video))
export const obtenerVideo = endpoint('GET /api/obtenerVideo/{id}', gets(Video))
export const crearVideo = endpoint('POST /api/crearVideo', creates(Video, multipart(form), 'Video creado'))
export const updateVideo = endpoint(
  'POST /api/updateVideo',
  updates(Video, multipart({ idVideo: id(), ...form }), 'Video modificado'),
)
export const deleteVideo = endpoint('POST /api/deleteVideo', removes(Video, json({ idVideo: id() }), 'Video eliminado'))
