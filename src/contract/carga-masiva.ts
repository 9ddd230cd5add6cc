import { endpoint, multipart } from './endpoint.ts'
import { bytes, integer, object, upload } from './fields.ts'
import { Producto } from './producto.ts'

/** Columns of the bulk load, one row per sub-product; rows of one nombre make one product. */
export const columns = ['orden', 'nombre', 'destacado', 'texto', 'codigo', 'tamaño', 'pack', 'codigobarra'] as const
export type Column = typeof columns[number]

/** Bulk load (§2.15, code 130): all or nothing; 422 tells row, column and reason of each bad cell. */
export const cargarCargaMasiva = endpoint('POST /api/cargarCargaMasiva', {
  ...multipart({ file: upload('any', 'CSV (comma or semicolon, UTF-8 or Latin-1) or XLSX.') }),
  doc: 'Creates and updates products from a sheet, all or nothing.', access: 'admin', of: Producto, done: 'Datos cargados',
  response: object({ creados: integer('New products.'), actualizados: integer('Changed products.'), filas: integer('Rows read.') }),
})
export const plantillaCargaMasiva = endpoint('GET /api/plantillaCargaMasiva', {
  doc: 'The bulk-load template, a CSV for spreadsheets.', access: 'admin', extension: true, response: bytes('CSV file.'),
})
