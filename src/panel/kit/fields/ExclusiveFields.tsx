import { use, useState, type ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Checkbox } from '#ui/Field.tsx'
import { Message } from '#ui/Message.tsx'
import { EntityFormContext, useFormExtension } from '../form-context.ts'
import { storedPath } from '../stored.ts'
import styles from './fields.module.css'

type ExclusiveFieldsProps = {
  label: string
  ways: readonly { readonly name: string; readonly label: string; readonly field: ReactNode }[]
}

const none = 'ninguno'

/** Fields of which at most one is sent: a checkbox for each, and the input of the checked one. */
export function ExclusiveFields({ label, ways }: ExclusiveFieldsProps) {
  const { loaded, request } = use(EntityFormContext)
  const { getFieldState, formState } = useFormContext()
  const [first] = useState(() => ways.find(({ name }) => storedPath(loaded, name) !== undefined)?.name)
  const { value, onChange } = useController<Record<string, string | undefined>>({
    name: `cual_${ways.map(({ name }) => name).join('_')}`,
  }).field
  const chosen = value === none ? undefined : (value ?? first)
  const choose = (name: string | undefined) => onChange(name === first ? undefined : (name ?? none))
  // The form keeps the typed text of an unchecked field. The save sends '' in place of a stored link, and nothing otherwise.
  const sentFor = (name: string) =>
    storedPath(loaded, name) !== undefined && request[name]?.kind !== 'upload' ? '' : undefined
  useFormExtension({
    prepare: () =>
      Object.fromEntries(ways.filter(({ name }) => name !== chosen).map(({ name }) => [name, sentFor(name)])),
    // The input of an unchecked field is gone, and a conflict may still name the field.
    labels: Object.fromEntries(ways.map((way) => [way.name, way.label])),
  })

  const refused = ways
    .map(({ name }) => getFieldState(name, formState).error?.message)
    .find((message) => message !== undefined)
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
