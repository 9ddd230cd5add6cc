import { buildUrl } from '#api/client.ts'
import * as descarga from '#contract/descarga.ts'
import * as descargaWrites from '#contract/descarga-writes.ts'
import { descargarArchive, type Descarga } from '#contract/descarga.ts'
import { getResourceCalls } from '../../resource-calls.ts'
import { getExtension } from '#ui/media-kind.ts'
import { fieldColumn, fileNote, linkColumn, ordenColumn } from '../../kit/columns.tsx'
import { titleFrom } from '../../kit/fields/file-names.ts'
import { getFileRecordProps } from '../../kit/list/file-record-props.tsx'
import { records } from '../../kit/records.tsx'

const getTitle = ({ titulo }: Descarga) => titulo
const calls = getResourceCalls(descarga, descargaWrites)

export const { List, Create, Edit } = records({
  ...calls,
  title: 'Descargas',
  singular: 'Descarga',
  getName: getTitle,
  columns: [
    ordenColumn,
    fieldColumn('Título', 'titulo'),
    linkColumn(
      'Archivo',
      ({ file }: Descarga) => getExtension(file).toUpperCase() || 'Archivo',
      ({ id }) => buildUrl(descargarArchive, { id }),
      fileNote,
    ),
  ],
  inputs: { orden: 'Orden', titulo: 'Título', file: 'Archivo' },
  ...getFileRecordProps({
    load: calls.get,
    save: calls.update,
    create: calls.create,
    getName: getTitle,
    title: { name: 'titulo', label: 'Título', from: titleFrom },
  }),
})
