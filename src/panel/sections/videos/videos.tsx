import {
  crearVideo,
  deleteVideo,
  obtenerVideo,
  obtenerVideos,
  updateVideo,
  type Video,
} from '../../../contract/video.ts'
import { fieldColumn, fileColumn, linkColumn, ordenColumn, type Column } from '../../kit/columns.tsx'
import { OneOf } from '../../kit/fields/OneOf.tsx'
import { InputField } from '../../kit/fields/InputField.tsx'
import { records } from '../../kit/records.tsx'

const titleOf = ({ titulo }: Video) => titulo
const linked = linkColumn(
  'Video',
  ({ link }: Video) => link ?? '',
  ({ link }) => link ?? '',
)
const stored = fileColumn('Video', ({ file }: Video) => file)
const source: Column<Video> = { ...stored, cell: (video) => (video.link ? linked : stored).cell(video) }

const ways = [
  { name: 'link', label: 'Link', field: <InputField name="link" label="Dirección del video" /> },
  { name: 'file', label: 'Archivo', field: <InputField name="file" label="Archivo del video" /> },
]

export const { List, Create, Edit } = records({
  title: 'Videos',
  one: 'Video',
  nameOf: titleOf,
  columns: [ordenColumn, fieldColumn('Título', 'titulo'), source],
  list: obtenerVideos,
  get: obtenerVideo,
  create: crearVideo,
  update: updateVideo,
  remove: deleteVideo,
  inputs: {
    orden: 'Orden',
    titulo: 'Título',
    // One input holds `link` and `file`.
    link: <OneOf label="Video" ways={ways} />,
    file: null,
  },
})
