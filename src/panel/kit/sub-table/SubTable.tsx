import { useCallback, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { cx } from '../../../ui/cx.ts'
import { Message } from '../../../ui/Message.tsx'
import table from '../../../ui/table.module.css'
import { useFormField, type FieldProps } from '../form-context.ts'
import { useFocusLater } from './focus-later.ts'
import type { Removed, SubColumn, SubForm, SubRow } from './rows.ts'
import { RowsRemoved } from './RowsRemoved.tsx'
import { SubTableAdd } from './SubTableAdd.tsx'
import { SubTableRow } from './SubTableRow.tsx'
import { useDoubts } from './use-doubts.ts'
import styles from './SubTable.module.css'

/** A list inside a record, as a table: every row can be edited, moved and deleted; the last line adds one. */
export function SubTable({ name, label, columns }: FieldProps & { columns: readonly SubColumn[] }) {
  const { error } = useFormField(name, label)
  const {
    register,
    getValues,
    formState: { errors },
  } = useFormContext<SubForm>()
  const { fields, append, insert, remove, move } = useFieldArray<SubForm>({ name })
  const rows = useRef<HTMLTableSectionElement>(null)
  const focusLater = useFocusLater(rows, fields)

  const { doubts, look } = useDoubts(name, columns)
  const onMove = useCallback(
    (from: number, to: number) => {
      move(from, to)
      look()
      focusLater(to, to < from ? 'up' : 'down')
    },
    [move, look, focusLater],
  )
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const onRemove = useCallback(
    (index: number) => {
      const row = getValues(`${name}.${index}`)
      setRemoved((before) => [...before, { index, row }])
      remove(index)
      look()
      focusLater(index, 'remove')
    },
    [getValues, name, remove, look, focusLater],
  )
  const add = (row: SubRow) => {
    append(row, { shouldFocus: false })
    look()
  }
  const putBack = ({ index, row }: Removed) => {
    setRemoved(removed.slice(0, -1))
    insert(index, row, { shouldFocus: false })
    look()
    focusLater(index, 'remove')
  }
  return (
    <fieldset className={styles.all}>
      <legend className={styles.legend}>
        {label} ({fields.length})
      </legend>
      {error !== undefined && <Message tone="error">{error}</Message>}
      <table className={cx(table.table, styles.table)}>
        <Head columns={columns} />
        <tbody ref={rows}>
          {fields.map(({ id }, index) => (
            <SubTableRow
              key={id}
              name={name}
              index={index}
              last={index === fields.length - 1}
              columns={columns}
              errors={errors[name]?.[index]}
              register={register}
              onLeave={look}
              onMove={onMove}
              onRemove={onRemove}
            />
          ))}
        </tbody>
        <tfoot>
          <SubTableAdd name={name} columns={columns} onAdd={add} />
        </tfoot>
      </table>
      <output className={styles.doubts}>
        {doubts.slice(0, 5).map((doubt) => (
          <p key={doubt}>{doubt}</p>
        ))}
      </output>
      <RowsRemoved removed={removed} onPutBack={putBack} />
    </fieldset>
  )
}

const Head = ({ columns }: { columns: readonly SubColumn[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column.name} scope="col">
          {column.label}
        </th>
      ))}
      <th scope="col" className={table.actions}>
        Acciones
      </th>
    </tr>
  </thead>
)
