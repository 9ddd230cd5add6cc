/** Whether every row is what its table holds. What is merely old is not judged: the backend mends it as it reads. */
import { checkAll } from '../../contract/check.ts'
import { id, integer, list, longText, object, text, type Field, type Fields } from '../../contract/fields.ts'
import { isRecord } from '../../contract/record.ts'
import type { Row } from '../../../mocks/db.ts'
import type { Company } from '../../demo/state/company.ts'
import { most } from '../../demo/state/format/manifest.ts'
import { Rejected } from '../../demo/state/format/rejected.ts'
import type { Means } from './means.ts'

const long = 10_000_000
const words = () => longText('', long)
const optional = (of: Field): Field => ({ ...of, optional: true })

/** What the backend keeps for itself, as its rules rely on it. */
const shapes: Readonly<Record<string, Fields>> = {
  papelera: {
    recurso: text(''),
    idRegistro: integer(''),
    titulo: words(),
    usuario: text(''),
    eliminado: integer(''),
    vence: integer(''),
    archivos: list(words()),
    partes: list(object({ campo: text(''), cantidad: integer('') })),
    filas: list(object({ table: text(''), row: object({ id: id() }) })),
  },
  diario: {
    llamada: text(''),
    texto: words(),
    idUsuario: integer(''),
    at: integer(''),
    archivos: list(words()),
    cambios: list(
      object({ table: text(''), id: id(), version: optional(integer('')), before: optional(object({ id: id() })) }),
    ),
  },
  salida: { a: list(words()), asunto: words(), texto: words(), created_at: text('') },
  historial: { usuario: words(), texto: words(), idUsuario: integer('') },
  imagenesProducto: { padre: id(), orden: integer(''), path: text('', 1000) },
  imagenesFeria: { padre: id(), orden: integer(''), path: text('', 1000) },
  sesiones: { zona: text(''), idUsuario: id() },
}

const isRow = (row: Readonly<Record<string, unknown>>): row is Row => typeof row['id'] === 'number'

/** Where rows lie within another's. */
const inside: Readonly<Record<string, string>> = { papelera: 'filas', diario: 'cambios' }

const namedIn = (table: string, row: Readonly<Record<string, unknown>>): string[] => {
  const rows = row[inside[table] ?? '']
  return Array.isArray(rows) ? rows.filter(isRecord).map((one) => String(one['table'])) : []
}

const wrongIn = (
  table: string,
  row: Readonly<Record<string, unknown>>,
  { kindOf, oddFields }: Means,
): string | undefined => {
  const shape = shapes[table]
  if (shape) return checkAll(shape, row)[0]?.path
  const kind = isRow(row) ? kindOf(table, row) : undefined
  return kind && isRow(row) ? oddFields(kind.entity, row)[0] : undefined
}

/** `counting`: the tables that number their records themselves, which are those that one may undo and restore. */
export const judge = ({ tablas }: Company, counting: ReadonlySet<string>, means: Means): void => {
  for (const [table, { clave, filas }] of Object.entries(tablas))
    for (const row of filas) {
      const key = row[clave]
      const isCounted = typeof key === 'number' && key < most.id
      const stranger = namedIn(table, row).find((name) => !counting.has(name))
      const wrong = counting.has(table) && !isCounted ? clave : (stranger ?? wrongIn(table, row, means))
      if (wrong !== undefined)
        throw new Rejected(
          `En la tabla “${table}”, el registro ${String(key).slice(0, 40)} tiene algo que no puede ser: ${wrong.slice(0, 80)}.`,
        )
    }
}
