import { urlOf } from '../../../api/client.ts'
import {
  crearDescarga,
  deleteDescarga,
  descargarArchive,
  obtenerDescarga,
  obtenerDescargas,
  updateDescarga,
  type Descarga,
} from '../../../contract/descarga.ts'
import { extensionOf } from '../../../ui/media-kind.ts'
import { fieldColumn, fileNote, linkColumn, ordenColumn } from '../../kit/columns.tsx'
import { titleFrom } from '../../kit/fields/file-names.ts'
import { ofFiles } from '../../kit/list/of-files.tsx'
import { records } from '../../kit/records.tsx'

const titleOf = ({ titulo }: Descarga) => titulo

export const { List, Create, Edit } = records({
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
  list: obtenerDescargas,
  get: obtenerDescarga,
  create: crearDescarga,
  update: updateDescarga,
  remove: deleteDescarga,
  inputs: { orden: 'Orden', titulo: 'Título', file: 'Archivo' },
  ...ofFiles({
    load: obtenerDescarga,
    save: updateDescarga,
    create: crearDescarga,
    nameOf: titleOf,
    title: { name: 'titulo', label: 'Título', from: titleFrom },
  }),
})
