import { endpoint, multipart } from './endpoint.ts'
import { bytes, flag, integer, object, optional, upload } from './fields.ts'
import { Producto } from './producto.ts'

/** Columns of the bulk load, one row per sub-product; rows of one nombre make one product. */
export const columns = ['orden', 'nombre', 'destacado', 'texto', 'codigo', 'tamaño', 'pack', 'codigobarra'] as const
export type Column = (typeof columns)[number]

/**
 * A backend that keeps a way back before each load, and has no room for it, refuses with 409 and `errors.sinPunto`: nothing was loaded. Who
 * says this goes on without.
 */
const sinPunto = optional(flag('Without a way back (extension): after a 409 that names it.'))

/** Bulk load (§2.15, code 130): all or nothing; 422 tells row, column and reason of each bad cell. */
export const cargarCargaMasiva = endpoint('POST /api/cargarCargaMasiva', {
  ...multipart({ file: upload('any', 'CSV (comma or semicolon, UTF-8 or Latin-1) or XLSX.') }),
  query: { sinPunto },
  doc: 'Creates and updates products from a sheet, all or nothing.',
  access: 'admin',
  of: Producto,
  done: 'Datos cargados',
  response: object({
    creados: integer('New products.'),
    actualizados: integer('Changed products.'),
    filas: integer('Rows read.'),
  }),
})
export const plantillaCargaMasiva = endpoint('GET /api/plantillaCargaMasiva', {
  doc: 'The bulk-load template, a CSV for spreadsheets.',
  access: 'admin',
  extension: true,
  response: bytes('CSV file.'),
})
