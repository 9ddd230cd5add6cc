import { columnRows, columns, productColumns } from '#contract/bulk-columns.ts'
import type { Plan, Planned } from '#contract/bulk-plan.ts'
import { toPath, type BadCell } from '#contract/bulk-row.ts'
import { inSlices } from '#contract/in-slices.ts'
import { nameKey } from '#contract/names.ts'
import type { PlannedSheet } from '#contract/bulk-sheet.ts'
import { Producto } from '#contract/producto.ts'
import { toRecord } from '#contract/record.ts'
import { workbookTooLarge } from '#contract/workbook-limit.ts'
import { defineRules, type Call } from '../call.ts'
import { fileResponse } from '../file-response.ts'
import type { Ahead } from '../store/port.ts'
import type { Row } from '../store/rows.ts'
import { storedRecord } from '../stored-record.ts'
import { invalid, tooLarge, wrongType } from '../refusal.ts'
import { getProgress, type Progress } from './avance.ts'

const unreadableSheet = ({ message }: Error) =>
  wrongType('file', `No pudimos leer la planilla${message === '' ? '. Usá un archivo CSV o XLSX.' : `: ${message}`}`)

/** Matches errors by name: they come from another script, which has its own classes. */
const refusals: Readonly<Record<string, (error: Error) => Error>> = {
  UnreadableSheet: unreadableSheet,
  UnfoldsTooFar: () => tooLarge('file', workbookTooLarge),
}

const toIssues = (cells: readonly BadCell[]) =>
  cells.map((cell) => ({ path: `${toPath(cell)}.${cell.column}`, message: cell.reason }))

const readValidSheet = async (file: File, call: Pick<Call, 'readSheet'>) => {
  const sheet = await call.readSheet(file).catch((error: unknown) => {
    throw (error instanceof Error && refusals[error.name]?.(error)) || error
  })
  if (sheet.lost !== undefined) throw invalid([{ path: 'file', message: sheet.lost }])
  if (sheet.missing.length > 0) throw invalid(toIssues(sheet.missing), 'A la planilla le faltan columnas.')
  if (sheet.rows.length === 0) throw invalid([{ path: 'file', message: 'La planilla no tiene filas para cargar.' }])
  return sheet
}

/** In the order of the record. */
const fieldNames = Object.keys(Producto.fields)
const storedColumns = productColumns.toSorted((a, b) => fieldNames.indexOf(a.name) - fieldNames.indexOf(b.name))

/** The product fields that a sheet sets; others stay. */
const toProductValues = (planned: Omit<Planned, 'existingId'>) => ({
  ...toRecord(storedColumns, ({ name }) => planned[name]),
  sub_productos: planned.sub_productos,
})

function* planning(
  { plan, doubts }: PlannedSheet,
  rows: readonly Row[],
  progress: Progress,
): Generator<void, Plan & { readonly doubts: readonly BadCell[] }> {
  const products: Producto[] = []
  for (const row of rows) {
    products.push(storedRecord(Producto, row))
    yield
  }
  const work = plan(products)
  for (;;) {
    const { done, value } = work.next()
    if (done) return { ...value, doubts: yield* doubts() }
    progress.add(value ?? 0)
    yield
  }
}

const table = 'productos'

/** How many doubtful cells an answer names. */
const maxDoubts = 500

/** The number of products written between two checks for a cancellation. */
const lot = 250

const inLots = async <P extends Planned>(
  products: readonly P[],
  progress: Progress,
  write: (some: readonly P[]) => Promise<unknown>,
) => {
  for (let offset = 0; offset < products.length; offset += lot) {
    const some = products.slice(offset, offset + lot)
    await write(some)
    progress.add(some.reduce((sum, { rows }) => sum + rows.length, 0))
  }
}

const load = async (sheet: PlannedSheet, progress: Progress, call: Call) => {
  progress.begin('comprobando', sheet.rows.length)
  const currentRows = await call.db.rows(table).getAll()
  const { created, changed, rejected, doubts } = await inSlices(planning(sheet, currentRows, progress))
  if (rejected.length > 0) {
    const message = `No se cargó nada: hay ${rejected.length} ${rejected.length === 1 ? 'celda' : 'celdas'} para corregir.`
    throw invalid(toIssues(rejected), message)
  }
  const products = call.db.rows(table)
  const rowsById = new Map(currentRows.map((row) => [row.id, row]))
  progress.begin(
    'guardando',
    [...changed, ...created].reduce((sum, { rows }) => sum + rows.length, 0),
  )
  await inLots(changed, progress, (some) =>
    products.put(
      some.flatMap(({ existingId: id, ...planned }) => {
        const row = rowsById.get(Number(id))
        return row ? [{ ...row, ...toProductValues(planned) }] : []
      }),
    ),
  )
  await inLots(created, progress, (some) => products.add(some.map(toProductValues)))
  call.note(`${created.length} nuevos, ${changed.length} actualizados`)
  const dudas = toIssues(doubts.slice(0, maxDoubts)).map(({ path, message }) => ({ celda: path, motivo: message }))
  return {
    creados: created.length,
    actualizados: changed.length,
    filas: sheet.rows.length,
    ...(dudas.length > 0 && { dudas }),
  }
}

const template = () => {
  const sample = columnRows.map((column) => column.sample)
  // Spreadsheets need the byte order mark to read UTF-8.
  return new Blob([`\uFEFF${columns.join(';')}\r\n${sample.join(';')}\r\n`])
}

export const cargaMasiva = defineRules({
  cargarCargaMasiva: {
    prepare: async ({ file, avance }, outside) => {
      const progress = getProgress(outside.db, avance)
      const sheet = await readValidSheet(file, outside)
      const written = new Set(sheet.rows.flatMap(({ cells }) => [cells.nombre, cells.nombreNuevo ?? '']))
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
