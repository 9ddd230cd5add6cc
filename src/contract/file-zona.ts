import { doc } from './doc.ts'
import { declareEntity, endpoint, gets, lists, type EntityRecord } from './endpoint.ts'
import { beyond, bytes, id, optional, orden, path, text, timestamp } from './fields.ts'

/** A price file of the private zone (§2.13). Every active customer sees all of them. Deleted by `deleteDescarga`. */
export const FileZona = declareEntity('fileZonas', {
  title: 'numeropedido',
  words: ['lista de precios', 'listas de precios'],
  fields: {
    id: id(),
    orden: orden(),
    numeropedido: text(doc`Order number, shown as N° de pedido.`, 80),
    formato: text(doc`Extension of the file, lower case.`),
    peso: text(doc`Size in KB as text; its first four characters are shown.`),
    file: path(doc`The file.`),
    created_at: beyond(
      optional(timestamp(doc`When this file was uploaded, ISO 8601; one without a zone counts as UTC.`)),
    ),
  },
})
export type FileZona = EntityRecord<typeof FileZona>

export const obtenerFileZonas = endpoint('GET /api/obtenerFileZonas', { ...lists(FileZona), access: 'zone' })
export const obtenerFileZona = endpoint('GET /api/obtenerFileZona/{id}', { ...gets(FileZona), access: 'panel' })
export const descargarArchiveZona = endpoint('GET /api/descargarArchiveZona/{id}', {
  doc: doc`A private file, as an attachment named after its order number.`,
  access: 'zone',
  response: bytes(doc`The file.`),
  entity: FileZona,
})
export const obtenerZona = endpoint('GET /api/obtenerZona/{id}', {
  doc: doc`A private file, opened in the browser where that is safe.`,
  access: 'zone',
  response: bytes(doc`The file.`),
  entity: FileZona,
})
