import { changeHeader } from './change-header.ts'
import { endpoint, json } from './endpoint.ts'
import { choice, id, integer, list, object, optional, text } from './fields.ts'
import { keptResources, orderedResources } from './registros.ts'

/**
 * Own writes, or as an administrator anybody's, by who may make them: a bulk load is one. Several are taken back in one step, the
 * latest first.
 */
export const deshacer = endpoint('POST /api/deshacer', {
  ...json({ ids: list(id(), `Writes, as the ${changeHeader} header of their answers named them.`) }),
  doc: 'Takes writes back: every record, picture and file is as it was before; 409 where something of it changed since, and nothing is written.',
  access: 'panel',
  extension: true,
  changes: ['papelera', ...keptResources],
  done: 'Deshecho',
  response: object({ deshechos: integer('How many.') }),
})

/** On the wire any whole number stays a legal `orden`; this has a whole list make room at once. */
export const ordenar = endpoint('POST /api/ordenar', {
  ...json({
    recurso: choice('The collection.', orderedResources),
    idPadre: optional(id('The record whose gallery it is; left out: the records themselves.')),
    ids: list(id(), 'Ids in their new order; what is not named follows in the order it has.'),
  }),
  doc: 'Puts a list or a gallery in this order, in one step. Where the last one named, or several that count up to it, stand by their numbers already, only those in their way move; any other order is numbered from 1.',
  access: 'panel',
  extension: true,
  changes: orderedResources,
  done: 'Orden cambiado',
  response: object({ movidos: integer('How many have another orden now.') }),
})

/** Whoever lacks the call itself answers 404, and has none of them. */
export const obtenerExtensiones = endpoint('GET /api/obtenerExtensiones', {
  doc: 'What of the extensions this API knows.',
  access: 'panel',
  extension: true,
  response: list(text("Name of a call; 'version' where updates mind the version they are based on.", 60)),
})
