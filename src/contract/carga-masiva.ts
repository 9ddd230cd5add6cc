import { doc } from './doc.ts'
import { endpoint, multipart } from './endpoint.ts'
import { bytes, integer, object, upload } from './fields.ts'
import { Producto } from './producto.ts'

/** Columns of the bulk load, one row per sub-product. Rows of one nombre make one product. */
export const columns = ['orden', 'nombre', 'destacado', 'texto', 'codigo', 'tamaño', 'pack', 'codigobarra'] as const
export type Column = (typeof columns)[number]

/** Bulk load (§2.15, code 130): all or nothing. A 422 names row, column and reason of each bad cell. */
export const cargarCargaMasiva = endpoint('POST /api/cargarCargaMasiva', {
  ...multipart({ file: upload('any', doc`CSV (comma or semicolon, UTF-8 or Latin-1) or XLSX.`) }),
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
