import { lazy, Suspense, useState } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '../../../ui/Field.tsx'
import { useField } from '../../../ui/field-context.ts'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { useFormField, type FieldProps } from '../form-context.ts'
import { normaliseQuill } from './quill-html.ts'
import styles from './rich-text.module.css'

/** 61 kB that only a form with rich text needs. */
const Editor = lazy(() => import('./Editor.tsx'))

/** Rich text: an editor 300 high (§2.15). */
export function RichTextField({ name, label }: FieldProps) {
  const { contract, error } = useFormField(name)
  const { value, onChange } = useController({ name }).field
  // The editor keeps its own text; it is told the first one only.
  const [first] = useState(() => (typeof value === 'string' ? value : ''))
  return (
    <Field label={label} error={error} required={!contract.optional}>
      <Suspense fallback={<Loading><Skeleton className={styles.waiting ?? ''} /></Loading>}>
        <InField first={first} onChange={(html) => onChange(normaliseQuill(html))} />
      </Suspense>
    </Field>
  )
}

const InField = (props: { first: string; onChange: (html: string) => void }) => <Editor {...props} names={useField()} />
