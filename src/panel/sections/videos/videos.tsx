import * as video from '../../../contract/video.ts'
import type { Video } from '../../../contract/video.ts'
import { callsOf } from '../../calls-of.ts'
import { fieldColumn, fileColumn, linkColumn, ordenColumn, type Column } from '../../kit/columns.tsx'
import { OneOf } from '../../kit/fields/OneOf.tsx'
import { InputField } from '../../kit/fields/InputField.tsx'
import { records } from '../../kit/records.tsx'

const linked = linkColumn(
  'Video',
  ({ link }: Video) => link ?? '',
  ({ link }) => link ?? '',
)
const stored = fileColumn('Video', ({ file }: Video) => file)
const source: Column<Video> = { ...stored, cell: (one) => (one.link ? linked : stored).cell(one) }

const ways = [
  { name: 'link', label: 'Link', field: <InputField name="link" label="Dirección del video" /> },
  { name: 'file', label: 'Archivo', field: <InputField name="file" label="Archivo del video" /> },
]

export const { List, Create, Edit } = records({
  ...callsOf(video),
  title: 'Videos',
  one: 'Video',
  nameOf: ({ titulo }) => titulo,
  columns: [ordenColumn, fieldColumn('Título', 'titulo'), source],
  inputs: {
    orden: 'Orden',
    titulo: 'Título',
    // One input holds `link` and `file`.
    link: <OneOf label="Video" ways={ways} />,
    file: null,
  },
})
