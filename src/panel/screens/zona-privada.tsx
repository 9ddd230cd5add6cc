import { urlOf } from '../../api/client.ts'
import { deleteDescarga } from '../../contract/descarga.ts'
import {
  crearFileZona,
  obtenerFileZona,
  obtenerFileZonas,
  obtenerZona,
  updateFileZona,
  type FileZona,
} from '../../contract/file-zona.ts'
import { fieldColumn, fileNote, linkColumn, ordenColumn } from '../kit/columns.tsx'
import { orderNumberFrom } from '../kit/fields/file-names.ts'
import { FilesField } from '../kit/fields/FilesField.tsx'
import { DropFiles } from '../kit/list/DropFiles.tsx'
import { fileKinds } from '../kit/list/file-kinds.ts'
import { ReplaceFile } from '../kit/list/ReplaceFile.tsx'
import { records } from '../kit/records.tsx'

const upload = { field: 'file', calls: { load: obtenerFileZona, save: updateFileZona } }

const orderOf = ({ numeropedido }: FileZona) => numeropedido

const files = {
  name: 'file',
  save: crearFileZona,
  title: { name: 'numeropedido', label: 'Numero de pedido', from: orderNumberFrom },
}

export const { List, Create, Edit } = records({
  title: 'Archivos Zona Privada',
  one: 'Archivo',
  nameOf: orderOf,
  columns: [
    ordenColumn,
    fieldColumn('Numero de pedido', 'numeropedido'),
    linkColumn(
      'Archivo',
      ({ formato }: FileZona) => formato.toUpperCase() || 'Archivo',
      ({ id }) => urlOf(obtenerZona, { id }),
      fileNote,
    ),
  ],
  choices: [fileKinds],
  beside: <DropFiles {...files} />,
  list: obtenerFileZonas,
  get: obtenerFileZona,
  create: crearFileZona,
  update: updateFileZona,
  // One call deletes public and private files (§7); each section has its own words for that (§8).
  remove: { ...deleteDescarga, done: 'Archivo eliminado' },
  removed: (id) => ({ idDescarga: id }),
  buttons: ({ id, numeropedido }) => <ReplaceFile id={id} name={numeropedido} {...upload} />,
  inputs: { orden: 'Orden', numeropedido: 'Numero de pedido', file: 'Archivo' },
  newInputs: { file: <FilesField label="Archivo" {...files} /> },
})
