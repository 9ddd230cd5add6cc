import { doc } from './doc.ts'
import { declareEntity, endpoint, gets, lists, type EntityRecord } from './endpoint.ts'
import { beyond, bytes, id, optional, orden, path, text, timestamp } from './fields.ts'

/** A public download (§2.8). Public downloads and private files share one id sequence, because `deleteDescarga` deletes both. */
export const Descarga = declareEntity('descargas', {
  title: 'titulo',
  words: ['descarga', 'descargas'],
  fields: {
    id: id(),
    orden: orden(),
    titulo: text(doc`Title; the downloaded file is named after it.`),
    file: path(doc`The file.`),
    peso: beyond(optional(text(doc`Size in KB as text.`))),
    created_at: beyond(optional(timestamp(doc`When this file was uploaded, ISO 8601.`))),
  },
})
export type Descarga = EntityRecord<typeof Descarga>

export const obtenerDescargas = endpoint('GET /api/obtenerDescargas', lists(Descarga))
export const obtenerDescarga = endpoint('GET /api/obtenerDescarga/{id}', gets(Descarga))
export const descargarArchive = endpoint('GET /api/descargarArchive/{id}', {
  doc: doc`A public download, as an attachment named after its title.`,
  access: 'public',
  response: bytes(doc`The file.`),
  entity: Descarga,
})
