import * as video from '#contract/video.ts'
import * as videoWrites from '#contract/video-writes.ts'
import type { Video } from '#contract/video.ts'
import { getResourceCalls } from '../../resource-calls.ts'
import { fieldColumn, fileColumn, linkColumn, ordenColumn, type Column } from '../../kit/columns.tsx'
import { ExclusiveFields } from '../../kit/fields/ExclusiveFields.tsx'
import { InputField } from '../../kit/fields/InputField.tsx'
import { records } from '../../kit/records.tsx'

const linked = linkColumn(
  'Video',
  ({ link }: Video) => link ?? '',
  ({ link }) => link ?? '',
)
const stored = fileColumn('Video', ({ file }: Video) => file)
const source: Column<Video> = { ...stored, cell: (record) => (record.link ? linked : stored).cell(record) }

const ways = [
  { name: 'link', label: 'Link', field: <InputField name="link" label="Dirección del video" /> },
  { name: 'file', label: 'Archivo', field: <InputField name="file" label="Archivo del video" /> },
]

export const { List, Create, Edit } = records({
  ...getResourceCalls(video, videoWrites),
  title: 'Videos',
  singular: 'Video',
  getName: ({ titulo }) => titulo,
  columns: [ordenColumn, fieldColumn('Título', 'titulo'), source],
  inputs: {
    orden: 'Orden',
    titulo: 'Título',
    // One input holds `link` and `file`.
    link: <ExclusiveFields label="Video" ways={ways} />,
    file: null,
  },
})
