import { use, useState, type ClipboardEvent } from 'react'
import { useFormContext, type UseFieldArrayReturn } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { getInputSelector, EntityFormContext } from '../form-context.ts'
import { takenBack } from '../form/merge.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { parseClipboardTable, type Joined, type Table } from './pasted.ts'
import { uniqueColumn, type SubColumn, type SubForm, type SubRow } from './rows.ts'
import styles from './SubTable.module.css'

interface Pasting {
  readonly table: Table
  readonly box: string
  readonly cell: { readonly row: number | undefined; readonly column: number }
}

const locateCell = (box: HTMLInputElement, name: string): Pasting['cell'] => {
  const row = box.name.startsWith(`${name}.`) ? Number(box.name.slice(name.length + 1).split('.')[0]) : undefined
  return { row, column: box.closest('td')?.cellIndex ?? 0 }
}

const asText = (row: Readonly<Record<string, unknown>>): SubRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value : '']))

type Rows = Pick<UseFieldArrayReturn<SubForm>, 'append' | 'replace'>

/** Pasting a table into any box of the rows: first a dialog with the columns, then the rows, then 'Deshacer'. */
export const usePaste = (name: string, columns: readonly SubColumn[], { append, replace }: Rows, check: () => void) => {
  const { getValues } = useFormContext<SubForm>()
  const { cursor } = use(EntityFormContext)
  const [pasting, setPasting] = useState<Pasting>()
  const [done, setDone] = useState<{ previousRows: readonly SubRow[]; pastedRows: readonly SubRow[]; words: string }>()

  const onPaste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event
    const table = parseClipboardTable(clipboardData.getData('text/html'), clipboardData.getData('text/plain'))
    if (!table || !(target instanceof HTMLInputElement)) return
    event.preventDefault()
    setPasting({ table, box: target.name, cell: locateCell(target, name) })
  }
  const take = ({ rows, added, changed }: Joined, words: string) => {
    setPasting(undefined)
    setDone({ previousRows: getValues(name).map(asText), pastedRows: rows, words })
    if (changed === 0) append([...added], { shouldFocus: false })
    else {
      // The rows are made anew, and the focus goes back to its box.
      if (pasting) cursor.put(getInputSelector(pasting.box))
      replace([...rows])
    }
    check()
  }
  /** Takes the paste back; later typing stays. */
  const takeBack = () => {
    if (!done) return
    setDone(undefined)
    cursor.put(getInputSelector(`${name}.0.${columns[0]?.name}`))
    const states = {
      base: done.pastedRows,
      mine: getValues(name),
      theirs: done.previousRows,
      unique: uniqueColumn(columns),
    }
    replace(takenBack(states).map(asText))
    check()
  }
  const shown = (
    <>
      {pasting && (
        <PasteDialog
          {...pasting}
          pasted={pasting.table}
          rows={getValues(name)}
          columns={columns}
          onTake={take}
          onClose={() => setPasting(undefined)}
        />
      )}
      <Undone words={done?.words} label="Deshacer el pegado" onUndo={takeBack} />
    </>
  )
  return { onPaste, shown }
}

type UndoneProps = {
  /** The last change of the rows, in words; undefined while there is nothing to take back. */
  words: string | undefined
  label: string
  onUndo: () => void
}

/** The last change of the rows, and the button that takes it back. */
export const Undone = ({ words, label, onUndo }: UndoneProps) => (
  <div className={styles.removed}>
    <output>{words}</output>
    {words !== undefined && (
      <Button tone="quiet" onClick={onUndo}>
        {label}
      </Button>
    )}
  </div>
)
