import { doc } from './doc.ts'
import { endpoint, multipart } from './endpoint.ts'
import { beyond, bytes, choice, flag, integer, object, optional, text, upload } from './fields.ts'
import { Producto } from './producto.ts'

/** Columns of the bulk load, one row per sub-product. Rows of one nombre make one product. */
export const columns = ['orden', 'nombre', 'destacado', 'texto', 'codigo', 'tamaño', 'pack', 'codigobarra'] as const
export type Column = (typeof columns)[number]

const avance = beyond(
  optional(text(doc`The caller's own word for this load, by which \`obtenerAvance\` tells how far it is.`, 60)),
)

/** Bulk load (§2.15, code 130): all or nothing. A 422 names row, column and reason of each bad cell. */
export const cargarCargaMasiva = endpoint('POST /api/cargarCargaMasiva', {
  ...multipart({ file: upload('any', doc`CSV (comma or semicolon, UTF-8 or Latin-1) or XLSX.`) }),
  query: { avance },
  doc: doc`Creates and updates products from a sheet, all or nothing.`,
  access: 'admin',
  of: Producto,
  done: 'Datos cargados',
  response: object({
    creados: integer(doc`New products.`),
    actualizados: integer(doc`Changed products.`),
    filas: integer(doc`Rows read.`),
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
