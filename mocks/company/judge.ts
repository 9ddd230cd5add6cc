/** Checks that every row fits its table. Old fields pass, since the backend corrects these as it reads. */
import { checkAll } from '#contract/check.ts'
import { flag, id, integer, list, longText, object, text, type Field, type Fields } from '#contract/fields.ts'
import { isRecord } from '#contract/record.ts'
import type { Row } from '../store/rows.ts'
import { countingTables } from '../store/versions.ts'
import type { Company } from '#contract/company.ts'
import { limits } from './format/manifest.ts'
import { Rejected } from './format/rejected.ts'
import type { Entity } from '#contract/endpoint.ts'

/** The backend's knowledge of its rows, handed in because the worker's own script already contains it. */
export interface JudgeDeps {
  /** The entity that a row is, where the contract knows it. */
  readonly findKind: (table: string, row: Row) => { readonly entity: Entity } | undefined
  readonly oddFields: (entity: Entity, row: Row) => string[]
}

const long = 10_000_000
const anyText = () => longText('', long)
const optional = (field: Field): Field => ({ ...field, optional: true })

/** The fields of rows that only the backend uses, as its rules rely on them. */
const shapes: Readonly<Record<string, Fields>> = {
  papelera: {
    recurso: text(''),
    idRegistro: integer(''),
    titulo: anyText(),
    usuario: text(''),
    idUsuario: optional(integer('')),
    eliminado: integer(''),
    vence: integer(''),
    archivos: list(anyText()),
    partes: list(object({ campo: text(''), cantidad: integer('') })),
    filas: list(object({ table: text(''), row: object({ id: id() }) })),
  },
  diario: {
    id: integer(''),
    llamada: text(''),
    texto: anyText(),
    idUsuario: integer(''),
    at: integer(''),
    archivos: list(anyText()),
    cambios: list(
      object({ table: text(''), id: id(), version: optional(integer('')), before: optional(object({ id: id() })) }),
    ),
  },
  salida: { a: list(anyText()), asunto: anyText(), texto: anyText(), created_at: text('') },
  historial: { usuario: anyText(), texto: anyText(), idUsuario: integer(''), zona: optional(integer('')) },
  imagenesProducto: { padre: id(), orden: integer(''), path: text('', 1000) },
  imagenesFeria: { padre: id(), orden: integer(''), path: text('', 1000) },
  sesiones: { zona: text(''), idUsuario: id() },
}

/** Fields that the backend adds to the contract's rows. */
const added: Readonly<Record<string, Fields>> = {
  archivos: { zona: flag('') },
  usuarios: { clave: optional(anyText()) },
  clientes: { clave: optional(anyText()) },
}
const version = optional(integer(''))

const isRow = (row: Readonly<Record<string, unknown>>): row is Row => typeof row['id'] === 'number'

/** Tables with rows of other tables in a field, and the field. */
const inside: Readonly<Record<string, string>> = { papelera: 'filas', diario: 'cambios' }

const within = (table: string, row: Readonly<Record<string, unknown>>) => {
  const rows: unknown = row[inside[table] ?? '']
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}

const getInnerTables = (table: string, row: Readonly<Record<string, unknown>>): string[] =>
  within(table, row).map((innerRow) => String(innerRow['table']))

/** Checks the rows within the trash and the journal of undo, since they may come back. */
const findInnerProblem = (
  table: string,
  row: Readonly<Record<string, unknown>>,
  deps: JudgeDeps,
): string | undefined => {
  for (const [index, innerRow] of within(table, row).entries())
    for (const name of ['row', 'before']) {
      const stored = innerRow[name]
      const wrong = isRecord(stored) ? findProblem(String(innerRow['table']), stored, deps) : undefined
      if (wrong !== undefined) return `${inside[table]}.${index}.${name}.${wrong}`
    }
  return undefined
}

const findProblem = (
  table: string,
  row: Readonly<Record<string, unknown>>,
  { findKind, oddFields }: JudgeDeps,
): string | undefined => {
  const shape = { ...shapes[table], ...added[table], version }
  const wrong = checkAll(shape, row)[0]?.path
  if (wrong !== undefined || shapes[table] || !isRow(row)) return wrong
  const kind = findKind(table, row)
  return kind && oddFields(kind.entity, row)[0]
}

/** Refuses a company by its first wrong row. Only records of tables that count them can be undone and restored. */
export const judge = ({ tables }: Company, deps: JudgeDeps): void => {
  for (const [table, { key, rows }] of Object.entries(tables))
    for (const row of rows) {
      const number = row[key]
      const isCounted = typeof number === 'number' && number < limits.id
      const stranger = getInnerTables(table, row).find((name) => !countingTables.has(name))
      const wrong =
        countingTables.has(table) && !isCounted
          ? key
          : (stranger ?? findProblem(table, row, deps) ?? findInnerProblem(table, row, deps))
      if (wrong !== undefined)
        throw new Rejected(
          `En la tabla “${table}”, el registro ${String(number).slice(0, 40)} tiene algo que no puede ser: ${wrong.slice(0, 80)}. Usá el archivo tal como lo guardó Vidriera, o guardalo de nuevo donde está.`,
        )
    }
}
