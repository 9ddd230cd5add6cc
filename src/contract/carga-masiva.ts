import { doc } from './doc.ts'
import { endpoint, multipart } from './endpoint.ts'
import { bytes, flag, integer, object, optional, upload } from './fields.ts'
import { Producto } from './producto.ts'

/** Columns of the bulk load, one row per sub-product. Rows of one nombre make one product. */
export const columns = ['orden', 'nombre', 'destacado', 'texto', 'codigo', 'tamaño', 'pack', 'codigobarra'] as const
export type Column = (typeof columns)[number]

/**
 * A backend that saves a way back before each load refuses with 409 and `errors.sinPunto` when it has no room for it; nothing is loaded.
 * Sending this flag loads without a way back.
 */
const sinPunto = optional(flag(doc`Without a way back (extension): after a 409 that names it.`))

/** Bulk load (§2.15, code 130): all or nothing. A 422 names row, column and reason of each bad cell. */
export const cargarCargaMasiva = endpoint('POST /api/cargarCargaMasiva', {
  ...multipart({ file: upload('any', doc`CSV (comma or semicolon, UTF-8 or Latin-1) or XLSX.`) }),
  query: { sinPunto },
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
