import { urlOf } from '../../../api/client.ts'
import { deleteDescarga } from '../../../contract/descarga.ts'
import * as fileZona from '../../../contract/file-zona.ts'
import { obtenerZona, type FileZona } from '../../../contract/file-zona.ts'
import { callsOf } from '../../calls-of.ts'
import { fieldColumn, fileNote, linkColumn, ordenColumn } from '../../kit/columns.tsx'
import { orderNumberFrom } from '../../kit/fields/file-names.ts'
import { ofFiles } from '../../kit/list/of-files.tsx'
import { records } from '../../kit/records.tsx'
import { confirmHidden } from '../../zona-privada/AskHidden.tsx'

const orderOf = ({ numeropedido }: FileZona) => numeropedido
const calls = callsOf(fileZona)

export const { List, Create, Edit } = records({
  ...calls,
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
  // One call deletes public and private files (§7); each section has its own words for that (§8).
  remove: { ...deleteDescarga, done: 'Archivo eliminado' },
  inputs: { orden: 'Orden', numeropedido: 'Numero de pedido', file: 'Archivo' },
  ...ofFiles({
    load: calls.get,
    save: calls.update,
    create: calls.create,
    nameOf: orderOf,
    confirm: confirmHidden,
    title: { name: 'numeropedido', label: 'Numero de pedido', from: orderNumberFrom },
  }),
})
