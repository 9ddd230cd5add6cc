import { doc } from './doc.ts'
import { creates, endpoint, entity, gets, lists, multipart, updates, type EntityOf } from './endpoint.ts'
import { beyond, bytes, id, optional, orden, path, text, timestamp, upload, wire } from './fields.ts'

const numeropedido = text(doc`Order number, shown as N° de pedido.`, 80)

/** A price file of the private zone (§2.13). Every active customer sees all of them. Deleted by `deleteDescarga`. */
export const FileZona = entity('fileZonas', {
  title: 'numeropedido',
  words: ['lista de precios', 'listas de precios'],
  fields: {
    id: id(),
    orden: orden(),
    numeropedido,
    formato: text(doc`Extension of the file, lower case.`),
    peso: text(doc`Size in KB as text; its first four characters are shown.`),
    file: path(doc`The file.`),
    created_at: beyond(
      optional(timestamp(doc`When this file was uploaded, ISO 8601; one without a zone counts as UTC.`)),
    ),
  },
})
export type FileZona = EntityOf<typeof FileZona>

const file = upload('any', doc`Any file.`)
const form = { orden: orden(), numeropedido: wire('Npedido', numeropedido) }

export const obtenerFileZonas = endpoint('GET /api/obtenerFileZonas', { ...lists(FileZona), access: 'zone' })
export const obtenerFileZona = endpoint('GET /api/obtenerFileZona/{id}', { ...gets(FileZona), access: 'panel' })
export const descargarArchiveZona = endpoint('GET /api/descargarArchiveZona/{id}', {
  doc: doc`A private file, as an attachment named after its order number.`,
  access: 'zone',
  response: bytes(doc`The file.`),
  of: FileZona,
})
export const obtenerZona = endpoint('GET /api/obtenerZona/{id}', {
  doc: doc`A private file, opened in the browser where that is safe.`,
  access: 'zone',
  response: bytes(doc`The file.`),
  of: FileZona,
})
export const crearFileZona = endpoint(
  'POST /api/crearFileZona',
  creates(FileZona, multipart({ file, ...form }), 'Archivo subido'),
)
export const updateFileZona = endpoint(
  'POST /api/updateFileZona',
  updates(FileZona, multipart({ idFileZona: id(), file: optional(file), ...form }), 'Archivo modificado'),
)
