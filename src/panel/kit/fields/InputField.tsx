import { use, type ComponentType, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { byFamily, type Kind } from '#contract/fields.ts'
import { Field, PasswordInput, Select, TextArea, TextInput } from '#ui/Field.tsx'
import { EntityFormContext, useFormField, type FieldProps } from '../form-context.ts'
import { coerceTyped } from '../form/model.ts'
import { FileField } from './FileField.tsx'
import { FlagField } from './FlagField.tsx'
import { OrdenField } from './OrdenField.tsx'
import { RichTextField } from './RichTextField.tsx'
import { useRemaining } from './use-remaining.ts'
import styles from './fields.module.css'

type InputFieldProps = FieldProps & {
  hint?: ReactNode
  /** A few values with a label each, where the contract's own labels do not serve. */
  options?: readonly (readonly [value: string | number, label: string])[]
}

const useInput = ({ name, label }: FieldProps) => {
  const { register } = useFormContext()
  const { contract, frame } = useFormField(name, label)
  const input = register(name, { setValueAs: (typed: unknown) => coerceTyped(contract, typed) })
  return { contract, frame, input: { ...input, autoComplete: 'off' } }
}

function OneOfWords({ options, ...field }: FieldProps & Required<Pick<InputFieldProps, 'options'>>) {
  const { frame, input } = useInput(field)
  return (
    <Field {...frame}>
      <Select {...input}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type TypedProps = FieldProps & { hint?: ReactNode }

function IntegerInput(field: TypedProps) {
  const { frame, input } = useInput(field)
  return (
    <Field {...frame} className={styles.number}>
      <TextInput {...input} className={styles.digits} inputMode="numeric" />
    </Field>
  )
}

/** A password starts empty, and an empty one is not sent. */
function PasswordField(field: TypedProps) {
  const { contract, frame, input } = useInput(field)
  return (
    <Field {...frame} hint={contract.optional ? 'Dejala vacía para no cambiarla.' : undefined}>
      <PasswordInput {...input} autoComplete="new-password" />
    </Field>
  )
}

/** The hint makes way for the remaining length. */
const useTextInput = ({ hint, ...field }: TypedProps) => {
  const { contract, frame, input } = useInput(field)
  return { input, frame: { ...frame, hint: useRemaining(field.name, contract.max) ?? hint } }
}

function Line(field: TypedProps) {
  const { frame, input } = useTextInput(field)
  return (
    <Field {...frame} className={styles.text}>
      <TextInput {...input} />
    </Field>
  )
}

function Paragraphs(field: TypedProps) {
  const { frame, input } = useTextInput(field)
  return (
    <Field {...frame}>
      <TextArea {...input} rows={8} />
    </Field>
  )
}

const inputs: Readonly<Record<Kind, ComponentType<TypedProps>>> = {
  ...byFamily<ComponentType<TypedProps>>(Line),
  integer: IntegerInput,
  flag: FlagField,
  longText: Paragraphs,
  richText: RichTextField,
  password: PasswordField,
  upload: FileField,
}

/** The usual input of a field, by its kind in the contract. */
export function InputField({ options, hint, ...field }: InputFieldProps) {
  const { request, Rows } = use(EntityFormContext)
  const { kind = 'text', choices } = request[field.name] ?? {}
  const words = options ?? choices?.map((choice) => [choice, choice] as const)
  if (words) return <OneOfWords {...field} options={words} />
  if (field.name === 'orden' && Rows)
    return <Rows>{(rows) => <OrdenField {...field} list={{ recurso: Rows.resource, rows }} />}</Rows>
  const Input = inputs[kind]
  return <Input {...field} hint={hint} />
}
