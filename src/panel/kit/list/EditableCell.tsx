import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { TextInput } from '#ui/Field.tsx'
import { cx } from '#ui/cx.ts'
import { showError, screenErrorKey } from '../alert.ts'
import type { Column } from '../columns.tsx'
import { same } from '../form/merge.ts'
import { coerceTyped } from '../form/model.ts'
import type { Edits, SaveCell } from './CellSaver.tsx'
import { focusCell } from './row-keys.ts'
import styles from './EditableCell.module.css'

type CellProps<Row> = {
  row: Row
  column: Column<Row>
  field: string
  edits: Edits<Row>
  saver: RefObject<SaveCell<Row> | null>
}

/** An open cell. `seen`: the stored value that the user saw; `meant`: a number that the user was asked about. */
interface Opened {
  readonly draft: string
  readonly seen: unknown
  /** Typing replaces the draft. */
  readonly replaces: boolean
  readonly reason?: string
  readonly meant?: unknown
}

/** A field of a row: text until Enter, F2, a letter or a double click opens it. Enter and Tab save and go on, as in a sheet; Esc gives up. */
export function EditableCell<Row extends { id: number }>({ row, column, field, edits, saver }: CellProps<Row>) {
  const cell = useRef<HTMLTableCellElement>(null)
  const [opened, setOpened] = useState<Opened>()
  /** A value on its way, shown until the list has another row. */
  const [sent, setSent] = useState<{ readonly value: unknown; readonly instead: Row }>()
  if (sent && sent.instead !== row) setSent(undefined)
  const stored: unknown = Reflect.get(row, field)
  const contract = edits.save.request[field]
  const inputMode = contract?.kind === 'integer' ? 'numeric' : 'text'

  const open = (draft = String(stored)) =>
    setOpened({ draft, seen: stored, replaces: inputMode === 'numeric' && draft === String(stored) })
  const commit = async ({ draft, seen, meant }: Opened) => {
    const value = contract ? coerceTyped(contract, draft) : draft
    setOpened(undefined)
    if (same(value, stored)) return
    setSent({ value, instead: row })
    const refused = await saver.current?.({ row, field, label: column.header, value, seen, meant })
    if (!refused) return
    setSent(undefined)
    if (cell.current) setOpened({ draft, replaces: false, ...refused })
    else showError(refused.reason, screenErrorKey)
  }
  const press = (event: KeyboardEvent<HTMLTableCellElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const starts = event.key === 'Enter' || event.key === 'F2'
    if (!starts && (event.key.length > 1 || event.key === ' ')) return
    event.preventDefault()
    event.stopPropagation()
    open(starts ? undefined : event.key)
  }
  return (
    <td
      role="cell"
      ref={cell}
      data-label={column.header}
      data-cell={field}
      tabIndex={-1}
      aria-keyshortcuts="Enter"
      className={cx(column.className, styles.cell)}
      onDoubleClick={() => opened ?? open()}
      onKeyDown={press}
    >
      {opened ? (
        <Open
          label={`${column.header}: ${edits.getName(row)}`}
          opened={opened}
          inputMode={inputMode}
          cell={cell}
          onDraft={(draft) => setOpened({ ...opened, draft })}
          onCommit={() => void commit(opened)}
          onClose={() => setOpened(undefined)}
        />
      ) : (
        column.cell(sent ? { ...row, [field]: sent.value } : row)
      )}
    </td>
  )
}

type OpenProps = {
  label: string
  opened: Opened
  inputMode: 'numeric' | 'text'
  cell: RefObject<HTMLTableCellElement | null>
  onDraft: (draft: string) => void
  onCommit: () => void
  onClose: () => void
}

function Open({ label, opened, inputMode, cell, onDraft, onCommit, onClose }: OpenProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** True once a key has saved or closed the cell, so that the blur that follows does not save again. */
  const done = useRef(false)
  const { draft, reason } = opened
  const [replaces] = useState(opened.replaces)
  useLayoutEffect(() => {
    // A refusal that comes back later does not take the focus from another cell.
    const { activeElement } = document
    if (activeElement !== cell.current && activeElement !== document.body) return
    input.current?.focus()
    const end = input.current?.value.length ?? 0
    input.current?.setSelectionRange(replaces ? 0 : end, end)
  }, [cell, replaces])

  const finish = (act: () => void, ...[to, by]: Parameters<typeof focusCell>) => {
    done.current = true
    act()
    focusCell(to, by)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const { key, shiftKey } = event
    if (key === 'Escape') finish(onClose, cell.current)
    else if (key === 'Enter') finish(onCommit, cell.current, shiftKey ? 'up' : 'down')
    else if (key === 'Tab') finish(onCommit, cell.current, shiftKey ? 'left' : 'right')
    else return
    event.preventDefault()
  }
  return (
    <>
      <TextInput
        ref={input}
        className={styles.input}
        aria-label={label}
        aria-invalid={reason !== undefined || undefined}
        aria-describedby={reason === undefined ? undefined : id}
        inputMode={inputMode}
        autoComplete="off"
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={press}
        onBlur={() => {
          if (!done.current && reason === undefined) onCommit()
          done.current = false
        }}
      />
      {reason !== undefined && (
        <p id={id} role="alert" className={styles.reason}>
          {reason}
        </p>
      )}
    </>
  )
}
