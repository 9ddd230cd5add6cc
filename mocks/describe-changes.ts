/** The history's details of a write: the record, and the changed fields. */
import type { Field } from '#contract/fields.ts'
import type { Historial } from '#contract/historial.ts'
import type { Row } from './store/rows.ts'
import { getFileName } from './file-types.ts'
import type { RowWrite } from './journal.ts'
import { isImage, findKind, findGalleryOwner, type Kind } from './kinds.ts'
import { oneLine } from '#contract/one-line.ts'
import { deepEqual } from '#contract/deep-equal.ts'

type Details = Pick<Historial, 'recurso' | 'idRegistro' | 'cambios'>
type Cambio = NonNullable<Historial['cambios']>[number]

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text)

const describeValue = (field: Field, value: unknown): string => {
  if (Array.isArray(value)) return String(value.length)
  if (field.kind === 'flag') return value === 1 ? 'sí' : 'no'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  if (field.kind === 'path') return getFileName(value)
  return shortened(oneLine(field, value))
}

const fieldChanges = ({ entity }: Kind, oldRow: Row, newRow: Row): Cambio[] =>
  Object.entries(entity.fields)
    .filter(([name, field]) => !field.extension && name !== 'imagenes' && !deepEqual(oldRow[name], newRow[name]))
    .map(([campo, field]) => ({
      campo,
      antes: describeValue(field, oldRow[campo]),
      despues: describeValue(field, newRow[campo]),
    }))

const imageName = (row: Row | undefined) =>
  row === undefined ? '' : `${getFileName(String(row.path))} (orden ${String(row.orden)})`

/** The record of a row: the row itself, or its gallery's owner. */
const findRecord = ({ table, id, oldRow, newRow }: RowWrite): { recurso: string; idRegistro: number } | undefined => {
  const row = newRow ?? oldRow
  if (row === undefined) return undefined
  const kind = findKind(table, row)
  if (kind) return { recurso: kind.entity.resource, idRegistro: id }
  const owner = findGalleryOwner(table)
  return owner && isImage(table, row) ? { recurso: owner.entity.resource, idRegistro: row.padre } : undefined
}

const listChanges = ({ table, oldRow, newRow }: RowWrite): Cambio[] => {
  const row = newRow ?? oldRow
  const kind = row && findKind(table, row)
  if (kind) return oldRow && newRow ? fieldChanges(kind, oldRow, newRow) : []
  return [{ campo: 'imagenes', antes: imageName(oldRow), despues: imageName(newRow) }]
}

/** A write of one record lists its changes; a write of several names their collection. */
export const describeChanges = (writes: readonly RowWrite[]): Details => {
  const details = writes.flatMap((write) => {
    const record = findRecord(write)
    return record ? [{ write, ...record }] : []
  })
  const [first] = details
  if (!first || details.some(({ recurso }) => recurso !== first.recurso)) return {}
  const { recurso, idRegistro } = first
  if (details.some((record) => record.idRegistro !== idRegistro)) return { recurso }
  // A created or deleted record covers its pictures.
  const whole = details.some(
    ({ write }) => findKind(write.table, write.newRow ?? write.oldRow ?? { id: 0 }) && !(write.oldRow && write.newRow),
  )
  return { recurso, idRegistro, ...(whole ? {} : { cambios: details.flatMap(({ write }) => listChanges(write)) }) }
}
