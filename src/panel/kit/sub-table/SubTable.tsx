import { Fragment, use, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { cx } from '#ui/cx.ts'
import { Message } from '#ui/Message.tsx'
import table from '#ui/table.module.css'
import { useRowNews } from '../form/News.tsx'
import { brief } from '../text.ts'
import { EntityFormContext, useFormField, useFormExtension, type FieldProps } from '../form-context.ts'
import { CopyTable } from './CopyTable.tsx'
import { findDoubts } from './doubts.ts'
import { getButtonSelector, uniqueColumn, type Removed, type SubColumn, type SubForm, type SubRow } from './rows.ts'
import { SubTableAdd } from './SubTableAdd.tsx'
import { SubTableRow } from './SubTableRow.tsx'
import { useMoveRows } from './use-move-rows.ts'
import { Undone, usePaste } from './use-paste.tsx'
import styles from './SubTable.module.css'

const removedWords = ({ index, row }: Removed): string => {
  const filled = Object.values(row).filter((value) => value !== '')
  return `Se quitó la fila ${index + 1}: ${brief(filled.join(' · ')) || 'vacía'}.`
}

/** Gives the form the columns' labels, and the column that tells rows apart. */
const useColumns = (name: string, columns: readonly SubColumn[]) => {
  const unique = uniqueColumn(columns)
  useFormExtension({
    labels: Object.fromEntries(columns.map((column) => [`${name}.${column.name}`, column.label])),
    ...(unique !== undefined && { unique: { [name]: unique } }),
  })
}

/** A list inside a record, as a table: every row can be edited, moved and deleted; the last line adds one. */
export function SubTable({ name, label, columns }: FieldProps & { columns: readonly SubColumn[] }) {
  const { error } = useFormField(name, label)
  const {
    register,
    getValues,
    formState: { errors },
  } = useFormContext<SubForm>()
  const { fields, append, insert, remove, move, replace } = useFieldArray<SubForm>({ name })
  const rows = useRef<HTMLTableSectionElement>(null)

  const renderNews = useRowNews(name)
  useColumns(name, columns)
  const { cursor } = use(EntityFormContext)
  // An effect that is still due from the render before would take the cursor before the rows have moved.
  useLayoutEffect(() => {
    const selector = cursor.recall()
    if (selector !== undefined) rows.current?.parentElement?.querySelector<HTMLElement>(selector)?.focus()
  })

  // Rows are checked when the focus leaves a box or the rows change, never in the middle of a word.
  const [doubts, setDoubts] = useState<readonly string[]>([])
  const check = useCallback(() => setDoubts(findDoubts(getValues(name), columns)), [getValues, name, columns])
  const { onMove, onKeyDown } = useMoveRows({ name, rows, fields, move, check })
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const onRemove = useCallback(
    (index: number) => {
      const row = getValues(`${name}.${index}`)
      setRemoved((previous) => [...previous, { index, row }])
      cursor.put(getButtonSelector(Math.min(index, getValues(name).length - 2), 'remove'))
      remove(index)
      check()
    },
    [getValues, name, remove, check, cursor],
  )
  const add = (row: SubRow) => {
    append(row, { shouldFocus: false })
    check()
  }
  const last = removed.at(-1)
  const putBack = () => {
    if (!last) return
    const { index, row } = last
    setRemoved(removed.slice(0, -1))
    cursor.put(getButtonSelector(index, 'remove'))
    insert(index, row, { shouldFocus: false })
    check()
  }
  const { onPaste, shown } = usePaste(name, columns, { append, replace }, check)
  return (
    <fieldset>
      <legend className={styles.legend}>{`${label} (${fields.length})`}</legend>
      <div className={styles.ways}>
        <p>Filas de Excel, Word o un CSV se pegan en cualquier casillero.</p>
        {fields.length > 0 && <CopyTable name={name} columns={columns} />}
      </div>
      {error !== undefined && <Message tone="error">{error}</Message>}
      <table role="table" className={cx(table.table, styles.table)} onPaste={onPaste}>
        <Head columns={columns} />
        {/* The keys are those of the boxes. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody role="rowgroup" ref={rows} onKeyDown={onKeyDown}>
          {fields.map(({ id }, index) => (
            <Fragment key={id}>
              <SubTableRow
                name={name}
                index={index}
                last={index === fields.length - 1}
                columns={columns}
                errors={errors[name]?.[index]}
                register={register}
                onLeave={check}
                onMove={onMove}
                onRemove={onRemove}
              />
              <RowNews columns={columns.length + 1}>{renderNews(index)}</RowNews>
            </Fragment>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <SubTableAdd name={name} columns={columns} onAdd={add} />
        </tfoot>
      </table>
      {renderNews(undefined)}
      <Doubts doubts={doubts} />
      {shown}
      <Undone words={last && removedWords(last)} label="Deshacer" onUndo={putBack} />
    </fieldset>
  )
}

const Doubts = ({ doubts }: { doubts: readonly string[] }) => (
  <output className={styles.doubts}>
    {doubts.slice(0, 5).map((doubt) => (
      <p key={doubt}>{doubt}</p>
    ))}
  </output>
)

const RowNews = ({ columns, children }: { columns: number; children: readonly ReactNode[] }) =>
  children.length > 0 && (
    <tr role="row" data-news>
      <td role="cell" colSpan={columns}>
        {children}
      </td>
    </tr>
  )

const Head = ({ columns }: { columns: readonly SubColumn[] }) => (
  <thead role="rowgroup">
    <tr role="row">
      {columns.map((column) => (
        <th role="columnheader" key={column.name}>
          {column.label}
        </th>
      ))}
      <th role="columnheader" className={table.actions}>
        Acciones
      </th>
    </tr>
  </thead>
)
