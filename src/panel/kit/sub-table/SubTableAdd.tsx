import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useController } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/Field.tsx'
import { Message } from '#ui/Message.tsx'
import { useFormExtension } from '../form-context.ts'
import { bringUp } from '../in-sight.ts'
import { emptyRow, isEmpty, isFilled, type SubColumn, type SubRow } from './rows.ts'
import styles from './SubTable.module.css'

type SubTableAddProps = { name: string; columns: readonly SubColumn[]; onAdd: (row: SubRow) => void }

/** 'Agregar' works when every box is filled, and clears them (§5). A save waits while a box holds text that was not added. */
export function SubTableAdd({ name, columns, onAdd }: SubTableAddProps) {
  // A value of the form, so that drafts keep the text. The contract has no such field, so the save does not send it.
  const { value, onChange: setRow } = useController<Record<string, SubRow | undefined>>({ name: `nueva_${name}` }).field
  const row = value ?? emptyRow(columns)
  const [reminded, setReminded] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const empty = isEmpty(row)
  useFormExtension({
    check: () => {
      flushSync(() => setReminded(!empty))
      if (!empty) bringUp(first.current, first.current?.closest('tfoot'))
      return empty
    },
  })

  const add = () => {
    if (!isFilled(row)) return
    onAdd(row)
    setRow(emptyRow(columns))
    first.current?.focus()
  }
  /** Enter adds the row instead of saving the record. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  const reminder = useId()
  const late = reminded && !empty
  return (
    <>
      <tr role="row">
        {columns.map(({ name: column, label }, i) => (
          <td role="cell" key={column} data-label={label}>
            <TextInput
              ref={i === 0 ? first : undefined}
              value={row[column]}
              aria-label={label}
              aria-describedby={late ? reminder : undefined}
              autoComplete="off"
              onChange={({ target }) => setRow({ ...row, [column]: target.value })}
              onKeyDown={onKeyDown}
            />
          </td>
        ))}
        <td role="cell" className={styles.actions}>
          <Button tone="secondary" onClick={add}>
            Agregar
          </Button>
        </td>
      </tr>
      {late && (
        <tr role="row">
          <td role="cell" colSpan={columns.length + 1}>
            <Message id={reminder} tone="error">
              Esta fila todavía no está en la tabla: completala y tocá Agregar, o vaciala. Después guardá.
            </Message>
          </td>
        </tr>
      )}
    </>
  )
}
