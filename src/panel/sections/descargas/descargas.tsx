import { urlOf } from '../../../api/client.ts'
import * as descarga from '../../../contract/descarga.ts'
import { descargarArchive, type Descarga } from '../../../contract/descarga.ts'
import { callsOf } from '../../calls-of.ts'
import { extensionOf } from '../../../ui/media-kind.ts'
import { fieldColumn, fileNote, linkColumn, ordenColumn } from '../../kit/columns.tsx'
import { titleFrom } from '../../kit/fields/file-names.ts'
import { ofFiles } from '../../kit/list/of-files.tsx'
import { records } from '../../kit/records.tsx'

const titleOf = ({ titulo }: Descarga) => titulo
const calls = callsOf(descarga)

export const { List, Create, Edit } = records({
  ...calls,
  title: 'Descargas',
  one: 'Descarga',
  nameOf: titleOf,
  columns: [
    ordenColumn,
    fieldColumn('Título', 'titulo'),
    linkColumn(
      'Archivo',
      ({ file }: Descarga) => extensionOf(file).toUpperCase() || 'Archivo',
      ({ id }) => urlOf(descargarArchive, { id }),
      fileNote,
    ),
  ],
  inputs: { orden: 'Orden', titulo: 'Título', file: 'Archivo' },
  ...ofFiles({
    load: calls.get,
    save: calls.update,
    create: calls.create,
    nameOf: titleOf,
    title: { name: 'titulo', label: 'Título', from: titleFrom },
  }),
})
