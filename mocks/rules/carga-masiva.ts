import type { Plan, Planned } from '../../src/contract/bulk-plan.ts'
import type { BadCell } from '../../src/contract/bulk-row.ts'
import { columns } from '../../src/contract/carga-masiva.ts'
import { atOnce, inSlices } from '../../src/contract/in-slices.ts'
import type { PlannedSheet } from '../../src/contract/planned-sheet.ts'
import { Producto } from '../../src/contract/producto.ts'
import { workbookTooLarge } from '../../src/contract/workbook-limit.ts'
import { defineRules } from '../call.ts'
import type { Call } from '../call.ts'
import { fileResponse } from '../file-response.ts'
import { versionOf } from '../journal.ts'
import type { Row } from '../store/rows.ts'
import { storedRecord } from '../stored-record.ts'
import { invalid, tooLarge, wrongType } from '../refusal.ts'

const unreadableSheet = () => wrongType('file', 'No pudimos leer la planilla. Usá un archivo CSV o XLSX.')

/** Matches errors by name: they come from another script, whose classes are not ours. */
const refusals: Readonly<Record<string, () => Error>> = {
  UnreadableSheet: unreadableSheet,
  UnfoldsTooFar: () => tooLarge('file', workbookTooLarge),
}

/** Rows of several sheets are told apart by the sheet's name: 'Tuercas!3.codigo'. */
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

/** A catalogue, and what the sheet does to it. */
interface Planning {
  readonly before: readonly Row[]
  readonly plan: Plan
}

function* planning({ plan }: PlannedSheet, rows: readonly Row[]): Generator<void, Plan> {
  const products: Producto[] = []
  for (const row of rows) {
    products.push(storedRecord(Producto, row))
    yield
  }
  return yield* plan(products)
}

/** Planned before the transaction and in pieces: tens of thousands of rows would keep everybody else waiting. */
const planFor = async (sheet: PlannedSheet, { db }: Call): Promise<Planning> => {
  const before = await db.rows('productos').all()
  return { before, plan: await inSlices(planning(sheet, before)) }
}

const isStill = (before: readonly Row[], now: readonly Row[]) =>
  before.length === now.length &&
  before.every((row, at) => row.id === now[at]?.id && versionOf(row) === versionOf(now[at]))

const load = async (sheet: PlannedSheet, ahead: Planning, call: Call) => {
  const products = call.db.rows('productos')
  const before = await products.all()
  const { created, changed, rejected } = isStill(ahead.before, before) ? ahead.plan : atOnce(planning(sheet, before))
  if (rejected.length > 0) {
    const message = `No se cargó nada: hay ${rejected.length} ${rejected.length === 1 ? 'celda' : 'celdas'} para corregir.`
    throw invalid(issuesOf(rejected), message)
  }
  const known = new Map(before.map((row) => [row.id, row]))
  await products.put(
    changed.flatMap(({ before: id, ...planned }) => {
      const row = known.get(Number(id))
      return row ? [{ ...row, ...valuesOf(planned) }] : []
    }),
  )
  await products.add(created.map(valuesOf))
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
    prepare: async ({ file }, outside) => {
      const sheet = await sheetIn(file, outside)
      const planned = await planFor(sheet, outside)
      return (call) => load(sheet, planned, call)
    },
  },
  plantillaCargaMasiva: async (_, { request }) =>
    fileResponse(request, template(), 'text/csv; charset=utf-8', {
      name: 'plantilla-carga-masiva.csv',
      kind: 'attachment',
    }),
})
