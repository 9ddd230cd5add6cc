import { doc } from './doc.ts'
import type { EntityRecord } from './endpoint.ts'
import { id, link, nullable, orden, path, text } from './fields.ts'
import { declareReads } from './resource.ts'

/** A video: a link or a file, never both (§2.11). */
export const { Video, obtenerVideos, obtenerVideo } = declareReads('videos', {
  title: 'titulo',
  words: ['video', 'videos'],
  fields: {
    id: id(),
    orden: orden(),
    titulo: text(doc`Title.`),
    link: nullable(link(doc`Address of the video; null when it is a file.`)),
    file: nullable(path(doc`The file; null when it is a link.`)),
  },
})
export type Video = EntityRecord<typeof Video>
