import { buildUrl } from '#api/client.ts'
import { deleteDescarga } from '#contract/descarga-writes.ts'
import * as fileZona from '#contract/file-zona.ts'
import * as fileZonaWrites from '#contract/file-zona-writes.ts'
import { obtenerZona, type FileZona } from '#contract/file-zona.ts'
import { getResourceCalls } from '../../resource-calls.ts'
import { fieldColumn, fileNote, linkColumn, ordenColumn } from '../../kit/columns.tsx'
import { orderNumberFrom } from '../../kit/fields/file-names.ts'
import { getFileRecordProps } from '../../kit/list/file-record-props.tsx'
import { records } from '../../kit/records.tsx'
import { confirmHidden } from '../../zona-privada/AskHidden.tsx'

const getOrderNumber = ({ numeropedido }: FileZona) => numeropedido
const calls = getResourceCalls(fileZona, fileZonaWrites)

export const { List, Create, Edit } = records({
  ...calls,
  title: 'Archivos Zona Privada',
  singular: 'Archivo',
  getName: getOrderNumber,
  columns: [
    ordenColumn,
    fieldColumn('Numero de pedido', 'numeropedido'),
    linkColumn(
      'Archivo',
      ({ formato }: FileZona) => formato.toUpperCase() || 'Archivo',
      ({ id }) => buildUrl(obtenerZona, { id }),
      fileNote,
    ),
  ],
  // One call deletes public and private files (§7); each section has its own texts for that (§8).
  remove: { ...deleteDescarga, done: 'Archivo eliminado' },
  inputs: { orden: 'Orden', numeropedido: 'Numero de pedido', file: 'Archivo' },
  ...getFileRecordProps({
    load: calls.get,
    save: calls.update,
    create: calls.create,
    getName: getOrderNumber,
    confirm: confirmHidden,
    title: { name: 'numeropedido', label: 'Numero de pedido', from: orderNumberFrom },
  }),
})
