import { useId, useState } from 'react'
import { errorMessage } from '../../api/errors.ts'
import { Switch } from '../../ui/Field.tsx'
import { hideError, showError } from './alert.ts'
import { useOneField, type RecordCalls } from './list/one-field.ts'
import { useOnce } from './once.ts'
import { ReasonAt } from './Reason.tsx'
import { offerUndo } from './undo.ts'
import styles from './RowSwitch.module.css'

type RowSwitchProps = {
  /** The word of the switch, and the name of the record. */
  label: string
  name: string
  on: boolean
  /** The name of the flag in the save. */
  field: string
  id: number
  calls: RecordCalls
}

/** A flag of a row. The save sends the record as stored now with this one field changed, and checks the version as a form does. */
export function RowSwitch({ label, name, on, field, id, calls }: RowSwitchProps) {
  /** The pressed state, until the list has it as well. */
  const [wanted, setWanted] = useState<boolean>()
  if (wanted === on) setWanted(undefined)
  const at = useId()
  const { write, busy } = useOneField(calls)
  const change = useOnce(async (checked: boolean) => {
    hideError(at)
    setWanted(checked)
    const saved = await write(id, field, checked ? 1 : 0)
    if (saved.error === undefined)
      return offerUndo(`${label.toLowerCase()}: ${checked ? 'sí' : 'no'}, ${name}`, saved.change)
    setWanted(undefined)
    showError(errorMessage(saved.error), at)
  })
  return (
    <span className={styles.flag}>
      <Switch
        label={label}
        aria-label={`${label}: ${name}`}
        checked={wanted ?? on}
        aria-busy={busy}
        onChange={({ target }) => void change(target.checked)}
      />
      <ReasonAt at={at} />
    </span>
  )
}
