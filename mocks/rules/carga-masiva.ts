import { Dexie } from 'dexie'
import { planOf } from '../../src/contract/bulk-plan.ts'
import type { Planned } from '../../src/contract/bulk-plan.ts'
import { columns } from '../../src/contract/carga-masiva.ts'
import { Producto } from '../../src/contract/producto.ts'
import { defineRules } from '../call.ts'
import type { Call } from '../call.ts'
import type { NewRecord, Row } from '../db.ts'
import { fileResponse } from '../file-response.ts'
import { mended } from '../mend.ts'
import { invalid, wrongType } from '../refusal.ts'

const unreadableSheet = () => wrongType('file', 'No pudimos leer la planilla. Usá un archivo CSV o XLSX.')

const rowsOf = async (file: File, call: Call) => {
  const sheet = await Dexie.waitFor(
    call.readSheet(file).catch((error: unknown) => {
      throw error instanceof Error && error.name === 'UnreadableSheet' ? unreadableSheet() : error
    }),
  )
  if (sheet.missing.length > 0) {
    throw invalid(
      sheet.missing.map((column) => ({ path: `1.${column}`, message: `Falta la columna ${column}.` })),
      'A la planilla le faltan columnas.',
    )
  }
  if (sheet.rows.length === 0) throw invalid([{ path: 'file', message: 'La planilla no tiene filas para cargar.' }])
  return sheet.rows
}

/** What the sheet says nothing of stays. */
const recordOf =
  (rows: ReadonlyMap<number, Row>) =>
  ({ before, orden, nombre, texto, destacado, sub_productos }: Planned): NewRecord => ({
    ...(before === undefined ? {} : rows.get(before)),
    orden,
    nombre,
    texto,
    destacado,
    sub_productos,
  })

const load = async (file: File, call: Call) => {
  const rows = await rowsOf(file, call)
  const products = call.db.rows('productos')
  const before = await products.toArray()
  const { created, changed, rejected } = planOf(
    rows,
    before.map((row) => mended(Producto, row)),
  )
  if (rejected.length > 0) {
    const message = `No se cargó nada: hay ${rejected.length} ${rejected.length === 1 ? 'celda' : 'celdas'} para corregir.`
    throw invalid(
      rejected.map(({ row, column, reason }) => ({ path: `${row}.${column}`, message: reason })),
      message,
    )
  }
  await products.bulkPut([...created, ...changed].map(recordOf(new Map(before.map((row) => [row.id, row])))))
  call.note(`${created.length} nuevos, ${changed.length} actualizados`)
  return { creados: created.length, actualizados: changed.length, filas: rows.length }
}

const template = () => {
  const sample = ['100', 'Producto de ejemplo', '0', 'Descripción', '00123', 'M8 x 40', '100', '7790000000003']
  // The mark makes spreadsheets read it as UTF-8.
  return new Blob([`\uFEFF${columns.join(';')}\r\n${sample.join(';')}\r\n`])
}

export const cargaMasiva = defineRules({
  cargarCargaMasiva: ({ file }, call) => load(file, call),
  plantillaCargaMasiva: async (_, { request }) =>
    fileResponse(request, template(), 'text/csv; charset=utf-8', {
      name: 'plantilla-carga-masiva.csv',
      kind: 'attachment',
    }),
})
