import { doc } from './doc.ts'
import { endpoint, multipart } from './endpoint.ts'
import { beyond, bytes, choice, flag, integer, list, object, optional, text, upload } from './fields.ts'
import { Producto } from './producto.ts'

const avance = beyond(
  optional(text(doc`The caller's own word for this load, by which \`obtenerAvance\` tells how far it is.`, 60)),
)

/** Bulk load (§2.15, code 130): all or nothing. A 422 names row, column and reason of each bad cell. */
export const cargarCargaMasiva = endpoint('POST /api/cargarCargaMasiva', {
  ...multipart({ file: upload('any', doc`CSV (comma or semicolon, UTF-8 or Latin-1) or XLSX.`) }),
  query: { avance },
  doc: doc`Creates and updates products from a sheet, all or nothing.`,
  access: 'admin',
  entity: Producto,
  done: 'Datos cargados',
  response: object({
    creados: integer(doc`New products.`),
    actualizados: integer(doc`Changed products.`),
    filas: integer(doc`Rows read.`),
    dudas: beyond(
      optional(
        list(
          object({
            celda: text(doc`Row and column, as a 422 names them: \`3.pack\`.`),
            motivo: text(doc`Why its text may not be meant.`),
          }),
          doc`Cells that were loaded as they stood, and may be a slip.`,
        ),
      ),
    ),
  }),
})
export const plantillaCargaMasiva = endpoint('GET /api/plantillaCargaMasiva', {
  doc: doc`The bulk-load template, a CSV for spreadsheets.`,
  access: 'admin',
  extension: true,
  response: bytes(doc`CSV file.`),
})

/** How far a load is; it writes nothing itself, so it waits for no load. An API that answers for several processes may know of none. */
export const obtenerAvance = endpoint('GET /api/obtenerAvance', {
  query: {
    avance,
    cancelar: beyond(
      optional(
        flag(doc`1: calls the load off. It answers 409 and leaves nothing; where it was done already, it stands.`),
      ),
    ),
  },
  doc: doc`How far a load is; 0 of 0 where none of that name is under way.`,
  access: 'admin',
  extension: true,
  response: object({
    paso: choice(doc`What it does.`, ['comprobando', 'guardando']),
    hechas: integer(doc`Sizes done in this step.`),
    total: integer(doc`How many there are.`),
  }),
})
