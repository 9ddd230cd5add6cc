import { Descarga } from './descarga.ts'
import { doc } from './doc.ts'
import { creates, endpoint, json, multipart, removes, updates } from './endpoint.ts'
import { id, optional, upload } from './fields.ts'

const { orden, titulo } = Descarga.fields
const file = upload('any', doc`Any file.`)
const form = { orden, titulo }

export const crearDescarga = endpoint(
  'POST /api/crearDescarga',
  creates(Descarga, multipart({ file, ...form }), 'Descarga creada'),
)
export const updateDescarga = endpoint(
  'POST /api/updateDescarga',
  updates(Descarga, multipart({ idDescarga: id(), file: optional(file), ...form }), 'Descarga modificada'),
)
/** Deletes a public download or a private file. */
export const deleteDescarga = endpoint('POST /api/deleteDescarga', {
  ...removes(Descarga, json({ idDescarga: id() }), 'Descarga eliminada'),
  changes: ['descargas', 'fileZonas'],
  doc: doc`Removes a download, or a private file, of which the history says 'Archivo eliminado' (§7).`,
})
