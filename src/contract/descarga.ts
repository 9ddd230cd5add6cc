import { doc } from './doc.ts'
import { creates, endpoint, entity, gets, json, lists, multipart, removes, updates, type EntityOf } from './endpoint.ts'
import { beyond, bytes, id, optional, orden, path, text, timestamp, upload } from './fields.ts'

const titulo = text(doc`Title; the downloaded file is named after it.`)

/** A public download (§2.8). Public downloads and private files share one id sequence, because `deleteDescarga` deletes both. */
export const Descarga = entity('descargas', {
  title: 'titulo',
  words: ['descarga', 'descargas'],
  fields: {
    id: id(),
    orden: orden(),
    titulo,
    file: path(doc`The file.`),
    peso: beyond(optional(text(doc`Size in KB as text.`))),
    created_at: beyond(optional(timestamp(doc`When this file was uploaded, ISO 8601.`))),
  },
})
export type Descarga = EntityOf<typeof Descarga>

const file = upload('any', doc`Any file.`)
const form = { orden: orden(), titulo }

export const obtenerDescargas = endpoint('GET /api/obtenerDescargas', lists(Descarga))
export const obtenerDescarga = endpoint('GET /api/obtenerDescarga/{id}', gets(Descarga))
export const descargarArchive = endpoint('GET /api/descargarArchive/{id}', {
  doc: doc`A public download, as an attachment named after its title.`,
  access: 'public',
  response: bytes(doc`The file.`),
  of: Descarga,
})
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
