import { doc } from './doc.ts'
import { endpoint, declareEntity, json, type EntityRecord } from './endpoint.ts'
import { boolean, bytes, integer, list, object, optional, text, timestamp } from './fields.ts'
import { Papelera } from './papelera.ts'
import { trackedResources } from './registros.ts'

/** A stored file, and where it is used. */
export const Archivo = declareEntity('archivosGuardados', {
  title: 'nombre',
  words: ['archivo', 'archivos'],
  fields: {
    nombre: text(doc`Its name, the last segment of the stored path.`),
    bytes: optional(integer(doc`Its size, where the API knows it.`)),
    created_at: optional(timestamp(doc`When it was stored, where the API knows it.`)),
    usos: list(
      object({
        recurso: text(doc`The collection of the record that names it; ${Papelera.resource}: a deleted one.`, 40),
        idRegistro: integer(
          doc`The record; of a gallery's picture, its owner; of a deleted one, its place in the trash.`,
        ),
        titulo: text(doc`The record's title for people.`),
      }),
      doc`Where it is used, as a field or as a picture within a rich text; none for a file that no record names.`,
    ),
  },
})
export type Archivo = EntityRecord<typeof Archivo>
export type Uso = Archivo['usos'][number]

export const obtenerArchivos = endpoint('GET /api/obtenerArchivos', {
  doc: doc`Every stored file, the latest first, used or not.`,
  access: 'panel',
  extension: true,
  entity: Archivo,
  response: list(object(Archivo.fields)),
})
export const verArchivo = endpoint('GET /api/verArchivo/{filename}', {
  doc: doc`A stored file for the panel, one that no record names included.`,
  access: 'panel',
  extension: true,
  response: bytes(doc`The file, byte for byte.`),
})
export const eliminarArchivo = endpoint('POST /api/eliminarArchivo', {
  ...json({
    nombre: text(doc`Which.`),
    enUso: optional(boolean(doc`Also a used one: its records stay, without the file.`)),
  }),
  doc: doc`Deletes a file. One that is used is refused without \`enUso\`: 409 says where. One in the trash, or shown within a rich text, is always refused, and one that no record names is gone for good.`,
  access: 'panel',
  extension: true,
  entity: Archivo,
  changes: [Archivo.resource, Papelera.resource, ...trackedResources],
  done: 'Archivo eliminado',
  response: object({ quitados: integer(doc`From how many places it was taken.`) }),
})
