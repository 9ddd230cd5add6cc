import { doc } from './doc.ts'
import type { EntityOf } from './endpoint.ts'
import { id, link, nullable, optional, orden, path, text, upload } from './fields.ts'
import { resource } from './resource.ts'

const titulo = text(doc`Title.`)

/** A video: a link or a file, never both (§2.11). */
export const { Video, obtenerVideos, obtenerVideo, crearVideo, updateVideo, deleteVideo } = resource('videos', {
  title: 'titulo',
  words: ['video', 'videos'],
  fields: {
    id: id(),
    orden: orden(),
    titulo,
    link: nullable(link(doc`Address of the video; null when it is a file.`)),
    file: nullable(path(doc`The file; null when it is a link.`)),
  },
  form: {
    link: optional(link(doc`Either this or file.`)),
    file: optional(upload('media', doc`Either this or link: video or picture.`)),
    orden: orden(),
    titulo,
  },
  done: 'Video',
})
export type Video = EntityOf<typeof Video>
