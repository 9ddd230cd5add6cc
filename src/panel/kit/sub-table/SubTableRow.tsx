import { memo } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { IconButton } from '#ui/Button.tsx'
import { TextInput } from '#ui/Field.tsx'
import { ChevronDown } from '#ui/icons/more.tsx'
import { Trash } from '../icons.tsx'
import { Handle } from '../orden/Handle.tsx'
import type { RowAction, SubColumn, SubForm, SubRow } from './rows.ts'
import styles from './SubTable.module.css'

type SubTableRowProps = {
  name: string
  index: number
  last: boolean
  columns: readonly SubColumn[]
  errors: FieldErrors<SubRow> | undefined
  register: UseFormRegister<SubForm>
  onLeave: () => void
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
}

/** One row of perhaps hundreds. A row renders again only when it moves, or when the server refuses one of its cells. */
export const SubTableRow = memo(function SubTableRow(props: SubTableRowProps) {
  const { name, index, last, columns, errors, register, onLeave, onMove, onRemove } = props
  const line = `fila ${index + 1}`
  const moveTo = (to: number, possible: boolean) => ({
    'aria-disabled': !possible,
    onClick: () => possible && onMove(index, to),
  })
  const button = (action: RowAction, verb: string) => ({ 'data-action': action, label: `${verb} ${line}` })
  return (
    <tr role="row">
      {columns.map((column) => {
        const path = `${name}.${index}.${column.name}`
        const error = errors?.[column.name]?.message
        return (
          <td role="cell" key={column.name} data-label={column.label}>
            <TextInput
              {...register(path, { onBlur: onLeave })}
              aria-label={`${column.label}, ${line}`}
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : `${path}-error`}
              autoComplete="off"
            />
            {error !== undefined && (
              <p id={`${path}-error`} className={styles.error}>
                {error}
              </p>
            )}
          </td>
        )
      })}
      <td role="cell" className={styles.actions}>
        <Handle />
        <IconButton
          {...button('up', 'Subir')}
          className={styles.up}
          icon={<ChevronDown />}
          {...moveTo(index - 1, index > 0)}
        />
        <IconButton {...button('down', 'Bajar')} icon={<ChevronDown />} {...moveTo(index + 1, !last)} />
        <IconButton {...button('remove', 'Eliminar')} icon={<Trash />} onClick={() => onRemove(index)} />
      </td>
    </tr>
  )
})
