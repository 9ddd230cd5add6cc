import { changeHeader } from './change-header.ts'
import { doc } from './doc.ts'
import { endpoint, json } from './endpoint.ts'
import { choice, id, ids, integer, list, object, optional, text } from './fields.ts'
import { trackedResources, orderedResources } from './registros.ts'

/**
 * Takes back the caller's own writes; an administrator takes back anybody's. The call's access covers every write, bulk loads included.
 * Several writes are taken back in one step, the latest first.
 */
export const deshacer = endpoint('POST /api/deshacer', {
  ...json({ ids: ids(doc`Writes, as the ${changeHeader} header of their answers named them.`) }),
  doc: doc`Undoes writes: every record, picture and file is as before; 409 when one of them has changed since, and nothing is written.`,
  access: 'panel',
  extension: true,
  changes: ['papelera', ...trackedResources],
  done: 'Deshecho',
  response: object({ deshechos: integer(doc`How many.`) }),
})

/** Any whole number stays a legal `orden`; this call renumbers a whole list. */
export const ordenar = endpoint('POST /api/ordenar', {
  ...json({
    recurso: choice(doc`The collection.`, orderedResources),
    idPadre: optional(id(doc`The owner of the gallery to order; left out: the records themselves.`)),
    ids: ids(doc`Ids in their new order; records that are not named follow in their present order.`),
  }),
  doc: doc`Puts a list or a gallery in this order, in one step. Where the last one named, or several that count up to it, stand by their numbers already, only those in their way move; any other order is numbered from 1.`,
  access: 'panel',
  extension: true,
  changes: orderedResources,
  done: 'Orden cambiado',
  response: object({ movidos: integer(doc`How many have another orden now.`) }),
})

/** An API without this call answers 404 and has no extensions. */
export const obtenerExtensiones = endpoint('GET /api/obtenerExtensiones', {
  doc: doc`The extensions that this API knows.`,
  access: 'panel',
  extension: true,
  response: list(
    text(
      doc`Name of a call; 'version' when updates check the version that they are based on; 'forma', 'destacado', 'cerca' when the products' reads know these queries; 'nombreNuevo', 'filaOriginal' when a bulk load knows these columns; 'iconoApp' when Marca has this field.`,
      60,
    ),
  ),
})

/** An API that never held a demo company does without this call. */
export const obtenerRestosDemo = endpoint('GET /api/obtenerRestosDemo', {
  doc: doc`Tells how many records of the demo company are still here, unchanged.`,
  access: 'admin',
  extension: true,
  response: list(object({ recurso: text(doc`The collection.`), cantidad: integer(doc`How many.`) })),
})
