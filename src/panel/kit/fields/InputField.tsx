import { use, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, PasswordInput, Select, TextArea, TextInput } from '../../../ui/Field.tsx'
import { EntityFormContext, useFormField, type FieldProps } from '../form-context.ts'
import { typedIn } from '../form/model.ts'
import { FileField } from './FileField.tsx'
import { FlagField } from './FlagField.tsx'
import { OrdenField } from './OrdenField.tsx'
import { RichTextField } from './RichTextField.tsx'
import { useLeft } from './use-left.ts'
import styles from './fields.module.css'

type InputFieldProps = FieldProps & {
  hint?: ReactNode
  /** A few values, each shown by its word, where these are not the words of the contract. */
  options?: readonly (readonly [value: string | number, word: string])[]
}

/** The usual input of a field, by its kind in the contract. */
export function InputField({ options, hint, ...field }: InputFieldProps) {
  const { request, Rows } = use(EntityFormContext)
  const { kind, choices } = request[field.name] ?? {}
  const words = options ?? choices?.map((choice) => [choice, choice] as const)
  if (kind === 'richText') return <RichTextField {...field} />
  if (kind === 'upload') return <FileField {...field} />
  if (kind === 'flag' && !words) return <FlagField {...field} />
  if (field.name === 'orden' && Rows)
    return <Rows>{(rows) => <OrdenField {...field} list={{ recurso: Rows.resource, rows }} />}</Rows>
  return words ? <OneOfWords {...field} options={words} /> : <Typed {...field} hint={hint} />
}

const useInput = ({ name, label }: FieldProps) => {
  const { register } = useFormContext()
  const { contract, frame } = useFormField(name, label)
  const input = register(name, { setValueAs: (typed: unknown) => typedIn(contract, typed) })
  return { contract, frame, input: { ...input, autoComplete: 'off' } }
}

function OneOfWords({ options, ...field }: FieldProps & Required<Pick<InputFieldProps, 'options'>>) {
  const { frame, input } = useInput(field)
  return (
    <Field {...frame}>
      <Select {...input}>
        {options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** In a text the hint makes way for the room that is left. A password starts empty, and an empty one is not sent. */
function Typed({ hint, ...field }: FieldProps & { hint: ReactNode }) {
  const { contract, frame, input } = useInput(field)
  const words = useLeft(field.name, contract.max) ?? hint
  switch (contract.kind) {
    case 'integer':
      return (
        <Field {...frame} className={styles.number}>
          <TextInput {...input} className={styles.digits} inputMode="numeric" />
        </Field>
      )
    case 'longText':
      return (
        <Field {...frame} hint={words}>
          <TextArea {...input} rows={8} />
        </Field>
      )
    case 'password':
      return (
        <Field {...frame} hint={contract.optional ? 'Dejala vacía para no cambiarla.' : undefined}>
          <PasswordInput {...input} autoComplete="new-password" />
        </Field>
      )
    default:
      return (
        <Field {...frame} className={styles.text} hint={words}>
          <TextInput {...input} />
        </Field>
      )
  }
}
