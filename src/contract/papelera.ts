import { endpoint, entity, json, lists } from './endpoint.ts'
import type { EntityOf } from './endpoint.ts'
import { id, integer, list, object, text, timestamp } from './fields.ts'
import { keptResources, trashDays } from './registros.ts'

/** Something that was deleted: it lies here whole, with its pictures, sizes and files, which nobody is served meanwhile. */
export const Papelera = entity('papelera', 'titulo', {
  id: id(),
  recurso: text('The collection that it was deleted from.', 40),
  idRegistro: integer("The id that it had, and gets back; of a single picture, its owner's."),
  titulo: text('What people know it by.'),
  partes: list(
    object({ campo: text('Name of the field.'), cantidad: integer('How many it holds.') }),
    'What lies here with it: imagenes, sub_productos.',
  ),
  usuario: text('Who deleted it.'),
  eliminado: timestamp('When.'),
  vence: timestamp(`When it is forgotten: ${trashDays} days after that.`),
})
export type Papelera = EntityOf<typeof Papelera>

const { of, response } = lists(Papelera)
const several = json({ ids: list(id(), 'Which, by their ids in the trash.') })

/** Who may not delete something does not see it here: what administrators alone manage is theirs alone. */
export const obtenerPapelera = endpoint('GET /api/obtenerPapelera', {
  doc: 'What was deleted and can be brought back, the latest first.',
  access: 'panel',
  extension: true,
  of,
  response,
})
export const restaurarPapelera = endpoint('POST /api/restaurarPapelera', {
  ...several,
  doc: 'Brings back what was deleted, under its id and in its place, all or nothing; 409 says what stands in the way.',
  access: 'panel',
  extension: true,
  of,
  changes: ['papelera', ...keptResources],
  done: 'Restaurado',
  response: object({ restaurados: integer('How many.') }),
})
export const eliminarPapelera = endpoint('POST /api/eliminarPapelera', {
  ...several,
  doc: 'Deletes for good, files included. This cannot be undone.',
  access: 'panel',
  extension: true,
  of,
  done: 'Eliminado para siempre',
  response: object({ eliminados: integer('How many.') }),
})
