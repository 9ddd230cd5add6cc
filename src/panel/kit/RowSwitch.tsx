import { useState } from 'react'
import { Switch } from '#ui/Field.tsx'
import { useRowWrite, type RecordCalls } from './list/write-field.ts'
import { useOnce } from './once.ts'
import { ErrorReason } from './Reason.tsx'
import styles from './RowSwitch.module.css'

type RowSwitchProps = {
  /** The label of the switch, and the name of the record. */
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
  const [pressed, setPressed] = useState<boolean>()
  if (pressed === on) setPressed(undefined)
  const { save, busy, errorKey } = useRowWrite(calls)
  const change = useOnce(async (checked: boolean) => {
    setPressed(checked)
    const step = `${label.toLowerCase()}: ${checked ? 'sí' : 'no'}, ${name}`
    if (!(await save(id, field, checked ? 1 : 0, step))) setPressed(undefined)
  })
  return (
    <span className={styles.flag}>
      <Switch
        label={label}
        aria-label={`${label}: ${name}`}
        checked={pressed ?? on}
        aria-busy={busy}
        onChange={({ target }) => void change(target.checked)}
      />
      <ErrorReason errorKey={errorKey} />
    </span>
  )
}
