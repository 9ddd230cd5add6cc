import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '#ui/Field.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import { Retry } from '#ui/Retry.tsx'
import { useField } from '#ui/field-context.ts'
import { Loading, Skeleton } from '#ui/Skeleton.tsx'
import { useFormField, type FieldProps } from '../form-context.ts'
import type { EditorProps } from './Editor.tsx'
import { NoPicture } from './NoPicture.tsx'
import { normaliseQuill } from './quill-html.ts'
import type { Refused } from './use-paste.ts'
import styles from './rich-text.module.css'

/** Fetched on its own: 61 kB that only a form with rich text needs. */
const Editor = onDemand(() => import('./Editor.tsx'), {
  fallback: (
    <Loading>
      <Skeleton className={styles.waiting} />
    </Loading>
  ),
  missing: (_, retry) => <Retry onRetry={retry} message="No llegó el editor: el texto queda como está." />,
})

/** Rich text: an editor 300 high (§2.15). */
export function RichTextField({ name, label }: FieldProps) {
  const { frame } = useFormField(name, label)
  const { value, onChange } = useController({ name }).field
  const { round, ...editor } = useEditor(typeof value === 'string' ? value : '', onChange)
  const [refused, setRefused] = useState<Refused>()
  return (
    <div>
      <Field {...frame}>
        <InField key={round} {...editor} onPicture={setRefused} />
      </Field>
      <output className={styles.advice}>
        {refused && <NoPicture {...refused} onTaken={() => setRefused(undefined)} />}
      </output>
    </div>
  )
}

const InField = (props: Omit<EditorProps, 'names'>) => <Editor {...props} names={useField()} />

/** The editor keeps its own text and takes a first one only, so that a text from elsewhere gets a new editor. */
const useEditor = (text: string, onText: (text: string) => void) => {
  const [shown, setShown] = useState({ first: text, text, round: 0 })
  const asRead = useRef<string>(undefined)
  if (text !== shown.text) setShown({ first: text, text, round: shown.round + 1 })

  const onChange = (html: string) => {
    const written = normaliseQuill(html)
    // The stored text as the editor writes it is no change.
    const now = written === asRead.current ? shown.first : written
    setShown({ ...shown, text: now })
    onText(now)
  }
  const onReady = (html: string) => {
    asRead.current = normaliseQuill(html)
  }
  return { first: shown.first, round: shown.round, onChange, onReady }
}
