import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import styles from './comments.module.css'
import { limits } from './review-json.ts'

type WordsProps = {
  label: string
  save: string
  initial?: string
  autoFocus?: boolean
  onSave: (text: string) => void
  onCancel: () => void
  /** Called with the text at every change. */
  onType?: (text: string) => void
  children?: ReactNode
}

/** A text field with a save button: Ctrl+Enter saves, Escape leaves. */
export function Words({ label, save, initial = '', autoFocus = true, onSave, onCancel, onType, children }: WordsProps) {
  const [text, setText] = useState(initial)
  const [empty, setEmpty] = useState(false)
  const done = () => (text.trim() === '' ? setEmpty(true) : onSave(text.trim()))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) done()
    else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    }
  }
  const type = (value: string) => {
    setText(value)
    setEmpty(false)
    onType?.(value)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of whatever has the focus within.
    <form
      className={styles.words}
      aria-label={save}
      onSubmit={(event) => {
        event.preventDefault()
        done()
      }}
      onKeyDown={onKeyDown}
      noValidate
    >
      {children}
      <Field label={label} {...(empty && { error: 'Escribí algo.' })} required>
        <TextArea
          rows={3}
          maxLength={limits.text}
          value={text}
          autoFocus={autoFocus}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <p className={styles.actions}>
        <Button type="submit">{save}</Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </p>
    </form>
  )
}
