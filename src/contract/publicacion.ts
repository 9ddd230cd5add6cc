import { doc } from './doc.ts'
import { endpoint } from './endpoint.ts'
import { integer, object, optional, timestamp } from './fields.ts'

/** A server that renders the site's pages says how far it is, and when everything was last copied. */
export const obtenerPublicacion = endpoint('GET /api/obtenerPublicacion', {
  doc: doc`How far the server is with pages that it renders anew, where that takes long; 0 of 0 where it has nothing to do.`,
  access: 'panel',
  extension: true,
  response: object({
    hechas: integer(doc`How many are ready.`),
    total: integer(doc`How many pages there are.`),
    copia: optional(
      timestamp(
        doc`When the last good copy of everything was made; blank before the first. Left out where none are made.`,
      ),
    ),
  }),
})
