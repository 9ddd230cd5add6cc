import { Fragment, use, type ReactNode } from 'react'
import { FileField } from './fields/FileField.tsx'
import { FlagField } from './fields/FlagField.tsx'
import { IntegerField } from './fields/IntegerField.tsx'
import { LongTextField } from './fields/LongTextField.tsx'
import { PasswordField } from './fields/PasswordField.tsx'
import { RichTextField } from './fields/RichTextField.tsx'
import { SelectField } from './fields/SelectField.tsx'
import { TextField } from './fields/TextField.tsx'
import { NewsOfField } from './form/News.tsx'
import { EntityFormContext, type FieldProps } from './form-context.ts'
import { GalleryField } from './gallery/GalleryField.tsx'
import styles from './EntityForm.module.css'

/** The fields of a call without the record's id and version. */
type Sent<Input> = Exclude<keyof Input & string, `id${Capitalize<string>}` | 'version'>

/**
 * The inputs of a form in their order, one for each field of its call. A label stands for the usual input of the field's kind; an
 * element is an input of its own; the value under `null` is sent as stored and not shown.
 */
export type Inputs<Input> = { readonly [Name in Sent<Input>]-?: ReactNode }

function InputOfKind(field: FieldProps) {
  const { kind, choices = [] } = use(EntityFormContext).request[field.name] ?? {}
  switch (kind) {
    case 'integer':
      return <IntegerField {...field} />
    case 'flag':
      return <FlagField {...field} />
    case 'richText':
      return <RichTextField {...field} />
    case 'longText':
      return <LongTextField {...field} />
    case 'password':
      return <PasswordField {...field} />
    case 'choice':
      return <SelectField {...field} options={choices.map((choice) => [choice, choice])} />
    case 'upload':
      return <FileField {...field} />
    default:
      return <TextField {...field} />
  }
}

/** A gallery stands before the text. */
export function FormInputs({ inputs }: { inputs: Readonly<Record<string, ReactNode>> }) {
  const { gallery, request } = use(EntityFormContext)
  const text = Object.keys(inputs).find((name) => request[name]?.kind === 'richText')
  return (
    <>
      {Object.entries(inputs).map(([name, input]) => (
        <Fragment key={name}>
          {gallery && name === text && <GalleryField calls={gallery} />}
          {typeof input === 'string' ? <InputOfKind name={name} label={input} /> : input}
          <NewsOfField name={name} />
        </Fragment>
      ))}
      <p className={styles.note}>* Obligatorio</p>
    </>
  )
}
