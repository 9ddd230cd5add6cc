import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/Field.tsx'
import { useUnsaved } from '../leave.ts'
import { emptyRow, isEmpty, isFilled, type SubColumn, type SubRow } from './rows.ts'
import styles from './SubTable.module.css'

type SubTableAddProps = { columns: readonly SubColumn[]; onAdd: (row: SubRow) => void }

/** Agregar is ignored unless all are filled; then they are cleared (§5). */
export function SubTableAdd({ columns, onAdd }: SubTableAddProps) {
  const [row, setRow] = useState(() => emptyRow(columns))
  const first = useRef<HTMLInputElement>(null)
  useUnsaved(!isEmpty(row))

  const add = () => {
    if (!isFilled(row)) return
    onAdd(row)
    setRow(emptyRow(columns))
    first.current?.focus()
  }
  /** Enter adds the row; it does not save the record. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <tr>
      {columns.map(({ name, label }, i) => (
        <td key={name} data-label={label}>
          <TextInput
            ref={i === 0 ? first : undefined}
            value={row[name]}
            aria-label={label}
            autoComplete="off"
            onChange={({ target }) => setRow({ ...row, [name]: target.value })}
            onKeyDown={onKeyDown}
          />
        </td>
      ))}
      <td className={styles.actions}><Button tone="secondary" onClick={add}>Agregar</Button></td>
    </tr>
  )
}
