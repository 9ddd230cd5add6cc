import { use, useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../ui/Field.tsx'
import { Message } from '../../../ui/Message.tsx'
import { EntityFormContext, storedPath } from '../form-context.ts'
import styles from './fields.module.css'

interface Way {
  /** As the contract names the field. */
  readonly name: string
  readonly label: string
  readonly field: ReactNode
}

/** Fields of which one at most is filled in: a checkbox for each, and the field of the one that is checked. */
export function OneOf({ label, ways }: { label: string; ways: readonly Way[] }) {
  const { request, loaded } = use(EntityFormContext)
  const { getFieldState, formState, getValues, setValue } = useFormContext()
  const isStored = (name: string) => storedPath(loaded, name) !== undefined
  const [chosen, setChosen] = useState(() => ways.find(({ name }) => isStored(name))?.name)
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({})

  /** What is stored and given up is sent empty; what was never there is not sent. */
  const giveUp = (name: string) => setValue(name, isStored(name) && request[name]?.kind !== 'upload' ? '' : undefined, { shouldDirty: true })
  const choose = (next: string | undefined) => {
    if (chosen !== undefined) {
      setTyped({ ...typed, [chosen]: getValues(chosen) })
      giveUp(chosen)
    }
    if (next !== undefined && next in typed) setValue(next, typed[next], { shouldDirty: true })
    setChosen(next)
  }
  const refused = ways.map(({ name }) => getFieldState(name, formState).error?.message).find((message) => message !== undefined)
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {ways.map((way) => (
          <Checkbox
            key={way.name}
            label={way.label}
            checked={way.name === chosen}
            onChange={({ target }) => choose(target.checked ? way.name : undefined)}
          />
        ))}
      </div>
      {ways.find(({ name }) => name === chosen)?.field}
      {chosen === undefined && refused !== undefined && <Message tone="error">{refused}</Message>}
    </fieldset>
  )
}
