import { doc } from './doc.ts'
import { endpoint, declareEntity, json, lists, type EntityRecord } from './endpoint.ts'
import { beyond, id, ids, integer, list, object, optional, text, timestamp } from './fields.ts'
import { trackedResources, trashDays } from './registros.ts'

/** A deleted record, kept whole with pictures, sizes and files. Nobody is served its files while it is there. */
export const Papelera = declareEntity('papelera', {
  title: 'titulo',
  words: ['elemento de la papelera', 'elementos de la papelera'],
  fields: {
    id: id(),
    recurso: text(doc`The collection that it was deleted from.`, 40),
    idRegistro: integer(doc`The id that it had, and gets back; of a single picture, its owner's.`),
    titulo: text(doc`The record's title for people.`),
    partes: list(
      object({ campo: text(doc`Name of the field.`), cantidad: integer(doc`How many the record holds.`) }),
      doc`What lies here with it: imagenes, sub_productos.`,
    ),
    usuario: text(doc`Who deleted it.`),
    idUsuario: beyond(
      optional(integer(doc`The user of the panel who deleted it; 0: unknown, or nobody of the panel.`)),
    ),
    eliminado: timestamp(doc`When.`),
    vence: timestamp(doc`When it is deleted for good: ${trashDays} days later.`),
  },
})
export type Papelera = EntityRecord<typeof Papelera>

const { response } = lists(Papelera)
const several = json({ ids: ids(doc`Which, by their ids in the trash.`) })

/** The caller sees only records that the caller may delete; those of administrators are hidden from others. */
export const obtenerPapelera = endpoint('GET /api/obtenerPapelera', {
  doc: doc`Deleted records that can be restored, the latest first.`,
  access: 'panel',
  extension: true,
  entity: Papelera,
  response,
})
export const restaurarPapelera = endpoint('POST /api/restaurarPapelera', {
  ...several,
  doc: doc`Brings back what was deleted, under its id and in its place, all or nothing; 409 says what stands in the way.`,
  access: 'panel',
  extension: true,
  entity: Papelera,
  changes: ['papelera', ...trackedResources],
  done: 'Restaurado',
  response: object({ restaurados: integer(doc`How many.`) }),
})
export const eliminarPapelera = endpoint('POST /api/eliminarPapelera', {
  ...several,
  doc: doc`Deletes for good, files included. This cannot be undone. Records that others deleted are for administrators alone.`,
  access: 'panel',
  extension: true,
  entity: Papelera,
  done: 'Eliminado para siempre',
  response: object({ eliminados: integer(doc`How many.`) }),
})
