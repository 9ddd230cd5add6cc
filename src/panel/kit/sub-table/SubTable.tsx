import { useCallback, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { cx } from '../../../ui/cx.ts'
import { Message } from '../../../ui/Message.tsx'
import table from '../../../ui/table.module.css'
import { useFormField, type FieldProps } from '../form-context.ts'
import { useFocusLater } from './focus-later.ts'
import type { Removed, SubColumn, SubForm } from './rows.ts'
import { RowsRemoved } from './RowsRemoved.tsx'
import { SubTableAdd } from './SubTableAdd.tsx'
import { SubTableRow } from './SubTableRow.tsx'
import styles from './SubTable.module.css'

/** A list inside a record, as a table: every row can be edited, moved and deleted; the last line adds one. */
export function SubTable({ name, label, columns }: FieldProps & { columns: readonly SubColumn[] }) {
  const { error } = useFormField(name, label)
  const { register, getValues, formState: { errors } } = useFormContext<SubForm>()
  const { fields, append, insert, remove, move } = useFieldArray<SubForm>({ name })
  const rows = useRef<HTMLTableSectionElement>(null)
  const focusLater = useFocusLater(rows, fields)

  const onMove = useCallback((from: number, to: number) => {
    move(from, to)
    focusLater(to, to < from ? 'up' : 'down')
  }, [move, focusLater])
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const onRemove = useCallback((index: number) => {
    const row = getValues(`${name}.${index}`)
    setRemoved((before) => [...before, { index, row }])
    remove(index)
    focusLater(index, 'remove')
  }, [getValues, name, remove, focusLater])
  const putBack = ({ index, row }: Removed) => {
    setRemoved(removed.slice(0, -1))
    insert(index, row, { shouldFocus: false })
    focusLater(index, 'remove')
  }
  return (
    <fieldset className={styles.all}>
      <legend className={styles.legend}>{label} ({fields.length})</legend>
      {error !== undefined && <Message tone="error">{error}</Message>}
      <table className={cx(table.table, styles.table)}>
        <thead>
          <tr>
            {columns.map((column) => <th key={column.name} scope="col">{column.label}</th>)}
            <th scope="col" className={table.actions}>Acciones</th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {fields.map(({ id }, index) => (
            <SubTableRow key={id} name={name} index={index} last={index === fields.length - 1} columns={columns} errors={errors[name]?.[index]}
              register={register} onMove={onMove} onRemove={onRemove} />
          ))}
        </tbody>
        <tfoot><SubTableAdd name={name} columns={columns} onAdd={(row) => append(row, { shouldFocus: false })} /></tfoot>
      </table>
      <RowsRemoved removed={removed} onPutBack={putBack} />
    </fieldset>
  )
}
