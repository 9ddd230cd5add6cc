import { doc } from './doc.ts'
import { link, optional, upload } from './fields.ts'
import { declareWrites } from './resource-writes.ts'
import { Video } from './video.ts'

const { orden, titulo } = Video.fields

export const { crearVideo, updateVideo, deleteVideo } = declareWrites(Video, {
  form: {
    link: optional(link(doc`Either this or file.`)),
    file: optional(upload('media', doc`Either this or link: video or picture.`)),
    orden,
    titulo,
  },
  done: 'Video',
})
