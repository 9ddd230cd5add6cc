/** The history's details of a write: the record, and the changed fields. */
import type { Field } from '../src/contract/fields.ts'
import type { Historial } from '../src/contract/historial.ts'
import type { Row } from './store/rows.ts'
import { fileNameOf } from './file-types.ts'
import type { Touched } from './journal.ts'
import { isImage, kindOf, ownerOf, type Kind } from './kinds.ts'
import { oneLine } from '../src/contract/one-line.ts'
import { same } from '../src/contract/same.ts'

type Details = Pick<Historial, 'recurso' | 'idRegistro' | 'cambios'>
type Cambio = NonNullable<Historial['cambios']>[number]

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text)

const words = (field: Field, value: unknown): string => {
  if (Array.isArray(value)) return String(value.length)
  if (field.kind === 'flag') return value === 1 ? 'sí' : 'no'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  if (field.kind === 'path') return fileNameOf(value)
  return shortened(oneLine(field, value))
}

const fieldChanges = ({ entity }: Kind, before: Row, after: Row): Cambio[] =>
  Object.entries(entity.fields)
    .filter(([name, field]) => !field.extension && name !== 'imagenes' && !same(before[name], after[name]))
    .map(([campo, field]) => ({ campo, antes: words(field, before[campo]), despues: words(field, after[campo]) }))

const imageName = (row: Row | undefined) =>
  row === undefined ? '' : `${fileNameOf(String(row.path))} (orden ${String(row.orden)})`

/** The record of a row: the row itself, or its gallery's owner. */
const recordOf = ({ table, id, before, after }: Touched): { recurso: string; idRegistro: number } | undefined => {
  const row = after ?? before
  if (row === undefined) return undefined
  const kind = kindOf(table, row)
  if (kind) return { recurso: kind.entity.resource, idRegistro: id }
  const owner = ownerOf(table)
  return owner && isImage(table, row) ? { recurso: owner.entity.resource, idRegistro: row.padre } : undefined
}

const changesOf = ({ table, before, after }: Touched): Cambio[] => {
  const row = after ?? before
  const kind = row && kindOf(table, row)
  if (kind) return before && after ? fieldChanges(kind, before, after) : []
  return [{ campo: 'imagenes', antes: imageName(before), despues: imageName(after) }]
}

/** A write of one record lists its changes; a write of several names their collection. */
export const detailsOf = (touched: readonly Touched[]): Details => {
  const details = touched.flatMap((one) => {
    const record = recordOf(one)
    return record ? [{ one, ...record }] : []
  })
  const [first] = details
  if (!first || details.some(({ recurso }) => recurso !== first.recurso)) return {}
  const { recurso, idRegistro } = first
  if (details.some((other) => other.idRegistro !== idRegistro)) return { recurso }
  // A created or deleted record covers its pictures.
  const whole = details.some(
    ({ one }) => kindOf(one.table, one.after ?? one.before ?? { id: 0 }) && !(one.before && one.after),
  )
  return { recurso, idRegistro, ...(whole ? {} : { cambios: details.flatMap(({ one }) => changesOf(one)) }) }
}
