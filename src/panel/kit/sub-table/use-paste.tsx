import { use, useState, type ClipboardEvent } from 'react'
import { useFormContext, type UseFieldArrayReturn } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { boxOf, EntityFormContext } from '../form-context.ts'
import { mergeRows } from '../form/merge.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { tableIn, type Joined, type Table } from './pasted.ts'
import type { SubColumn, SubForm, SubRow } from './rows.ts'
import styles from './SubTable.module.css'

interface Pasting {
  readonly table: Table
  readonly box: string
  readonly at: { readonly row: number | undefined; readonly column: number }
}

const placeOf = (box: HTMLInputElement, name: string): Pasting['at'] => {
  const row = box.name.startsWith(`${name}.`) ? Number(box.name.slice(name.length + 1).split('.')[0]) : undefined
  return { row, column: box.closest('td')?.cellIndex ?? 0 }
}

const asText = (row: Readonly<Record<string, unknown>>): SubRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value : '']))

type Rows = Pick<UseFieldArrayReturn<SubForm>, 'append' | 'replace'>

/** Pasting a table into any box of the rows: first what was understood, then the rows, then a way back. */
export const usePaste = (name: string, columns: readonly SubColumn[], { append, replace }: Rows, check: () => void) => {
  const { getValues } = useFormContext<SubForm>()
  const { cursor } = use(EntityFormContext)
  const [pasting, setPasting] = useState<Pasting>()
  const [done, setDone] = useState<{ before: readonly SubRow[]; after: readonly SubRow[]; words: string }>()

  const onPaste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event
    const table = tableIn(clipboardData.getData('text/html'), clipboardData.getData('text/plain'))
    if (!table || !(target instanceof HTMLInputElement)) return
    event.preventDefault()
    setPasting({ table, box: target.name, at: placeOf(target, name) })
  }
  const take = ({ rows, added, changed }: Joined, words: string) => {
    setPasting(undefined)
    setDone({ before: getValues(name).map(asText), after: rows, words })
    if (changed === 0) append([...added], { shouldFocus: false })
    else {
      // The rows are made anew, and the focus goes back to its box.
      if (pasting) cursor.put(boxOf(pasting.box))
      replace([...rows])
    }
    check()
  }
  /** Takes back what the paste did; what was typed since stays. */
  const takeBack = () => {
    if (!done) return
    setDone(undefined)
    cursor.put(boxOf(`${name}.0.${columns[0]?.name}`))
    replace(mergeRows(done.after, getValues(name), done.before).rows.map(asText))
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
  /** What was done to the rows; undefined while there is nothing to take back. */
  words: string | undefined
  label: string
  onUndo: () => void
}

/** The way back from the last change of the rows. */
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
