import { urlOf } from '../../api/client.ts'
import {
  crearDescarga,
  deleteDescarga,
  descargarArchive,
  obtenerDescarga,
  obtenerDescargas,
  updateDescarga,
  type Descarga,
} from '../../contract/descarga.ts'
import { extensionOf } from '../../ui/media-kind.ts'
import { fieldColumn, fileNote, linkColumn, ordenColumn } from '../kit/columns.tsx'
import { titleFrom } from '../kit/fields/file-names.ts'
import { FilesField } from '../kit/fields/FilesField.tsx'
import { DropFiles } from '../kit/list/DropFiles.tsx'
import { fileKinds } from '../kit/list/file-kinds.ts'
import { ReplaceFile } from '../kit/list/ReplaceFile.tsx'
import { records } from '../kit/records.tsx'

const upload = { field: 'file', calls: { load: obtenerDescarga, save: updateDescarga } }

const titleOf = ({ titulo }: Descarga) => titulo

const files = { name: 'file', save: crearDescarga, title: { name: 'titulo', label: 'Título', from: titleFrom } }

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
  choices: [fileKinds],
  beside: <DropFiles {...files} />,
  list: obtenerDescargas,
  get: obtenerDescarga,
  create: crearDescarga,
  update: updateDescarga,
  remove: deleteDescarga,
  removed: (id) => ({ idDescarga: id }),
  buttons: ({ id, titulo }) => <ReplaceFile id={id} name={titulo} {...upload} />,
  inputs: { orden: 'Orden', titulo: 'Título', file: 'Archivo' },
  newInputs: { file: <FilesField label="Archivo" {...files} /> },
})
