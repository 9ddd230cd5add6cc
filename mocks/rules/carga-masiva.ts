import type { Plan, Planned } from '../../src/contract/bulk-plan.ts'
import type { BadCell } from '../../src/contract/bulk-row.ts'
import { columns } from '../../src/contract/carga-masiva.ts'
import { inSlices } from '../../src/contract/in-slices.ts'
import { nameKey } from '../../src/contract/names.ts'
import type { PlannedSheet } from '../../src/contract/planned-sheet.ts'
import { Producto } from '../../src/contract/producto.ts'
import { workbookTooLarge } from '../../src/contract/workbook-limit.ts'
import { defineRules, type Call } from '../call.ts'
import { fileResponse } from '../file-response.ts'
import type { Ahead } from '../store/port.ts'
import type { Row } from '../store/rows.ts'
import { storedRecord } from '../stored-record.ts'
import { invalid, tooLarge, wrongType } from '../refusal.ts'
import { progressOf, type Progress } from './avance.ts'

const unreadableSheet = () => wrongType('file', 'No pudimos leer la planilla. Usá un archivo CSV o XLSX.')

/** Matches errors by name: they come from another script, whose classes are not ours. */
const refusals: Readonly<Record<string, () => Error>> = {
  UnreadableSheet: unreadableSheet,
  UnfoldsTooFar: () => tooLarge('file', workbookTooLarge),
}

/** Rows of several sheets are distinguished by the sheet's name: 'Tuercas!3.codigo'. */
const issuesOf = (cells: readonly BadCell[]) =>
  cells.map(({ row, sheet, column, reason }) => ({
    path: `${sheet === undefined ? '' : `${sheet}!`}${row}.${column}`,
    message: reason,
  }))

const sheetIn = async (file: File, call: Pick<Call, 'readSheet'>) => {
  const sheet = await call.readSheet(file).catch((error: unknown) => {
    throw (error instanceof Error && refusals[error.name]?.()) || error
  })
  if (sheet.lost !== undefined) throw invalid([{ path: 'file', message: sheet.lost }])
  if (sheet.missing.length > 0) throw invalid(issuesOf(sheet.missing), 'A la planilla le faltan columnas.')
  if (sheet.rows.length === 0) throw invalid([{ path: 'file', message: 'La planilla no tiene filas para cargar.' }])
  return sheet
}

/** The product fields that a sheet sets; others stay. */
const valuesOf = ({ orden, nombre, texto, destacado, sub_productos }: Omit<Planned, 'before'>) => ({
  orden,
  nombre,
  texto,
  destacado,
  sub_productos,
})

function* planning({ plan }: PlannedSheet, rows: readonly Row[], progress: Progress): Generator<void, Plan> {
  const products: Producto[] = []
  for (const row of rows) {
    products.push(storedRecord(Producto, row))
    yield
  }
  const work = plan(products)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    progress.add(value ?? 0)
    yield
  }
}

const table = 'productos'

/** How many products are written between two looks at whether the load is called off. */
const lot = 250

const inLots = async <P extends Planned>(
  products: readonly P[],
  progress: Progress,
  write: (some: readonly P[]) => Promise<unknown>,
) => {
  for (let at = 0; at < products.length; at += lot) {
    const some = products.slice(at, at + lot)
    await write(some)
    progress.add(some.reduce((sum, { rows }) => sum + rows.length, 0))
  }
}

const load = async (sheet: PlannedSheet, progress: Progress, call: Call) => {
  progress.begin('comprobando', sheet.rows.length)
  const before = await call.db.rows(table).all()
  const { created, changed, rejected } = await inSlices(planning(sheet, before, progress))
  if (rejected.length > 0) {
    const message = `No se cargó nada: hay ${rejected.length} ${rejected.length === 1 ? 'celda' : 'celdas'} para corregir.`
    throw invalid(issuesOf(rejected), message)
  }
  const products = call.db.rows(table)
  const existing = new Map(before.map((row) => [row.id, row]))
  progress.begin(
    'guardando',
    [...changed, ...created].reduce((sum, { rows }) => sum + rows.length, 0),
  )
  await inLots(changed, progress, (some) =>
    products.put(
      some.flatMap(({ before: id, ...planned }) => {
        const row = existing.get(Number(id))
        return row ? [{ ...row, ...valuesOf(planned) }] : []
      }),
    ),
  )
  await inLots(created, progress, (some) => products.add(some.map(valuesOf)))
  call.note(`${created.length} nuevos, ${changed.length} actualizados`)
  return { creados: created.length, actualizados: changed.length, filas: sheet.rows.length }
}

const template = () => {
  const sample = ['100', 'Producto de ejemplo', '0', 'Descripción', '00123', 'M8 x 40', '100', '7790000000003']
  // Spreadsheets need the byte order mark to read UTF-8.
  return new Blob([`\uFEFF${columns.join(';')}\r\n${sample.join(';')}\r\n`])
}

export const cargaMasiva = defineRules({
  cargarCargaMasiva: {
    prepare: async ({ file, avance }, outside) => {
      const progress = progressOf(outside.db, avance)
      const sheet = await sheetIn(file, outside)
      const written = new Set(sheet.rows.map(({ cells }) => cells.nombre))
      const names = new Set(Array.from(written, nameKey))
      const ahead: Ahead = {
        tables: [table, 'historial', 'diario'],
        table,
        isApart: ({ nombre }) => !names.has(nameKey(String(nombre))),
      }
      return Object.assign((call: Call) => progress.during(() => load(sheet, progress, call)), { ahead })
    },
  },
  plantillaCargaMasiva: async (_, { request }) =>
    fileResponse(request, template(), 'text/csv; charset=utf-8', {
      name: 'plantilla-carga-masiva.csv',
      kind: 'attachment',
    }),
})
