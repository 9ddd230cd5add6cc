import { useState, type RefObject, type SubmitEvent } from 'react'
import type ReactQuill from 'react-quill'
import type { RangeStatic } from 'react-quill'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field, TextInput } from '#ui/Field.tsx'
import { isWebAddress, withScheme } from '#ui/web-address.ts'
import styles from './rich-text.module.css'

type LinkDialogProps = {
  words: string
  onClose: () => void
  onLink: (words: string, address: string) => void
}

/** Asks for the text and the address of a link. */
export function LinkDialog({ words, onClose, onLink }: LinkDialogProps) {
  const [text, setText] = useState(words)
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React bubbles the event to the form of the record around.
    event.stopPropagation()
    const address = withScheme(typed)
    setRefused(!isWebAddress(address))
    if (isWebAddress(address)) onLink(text.trim() || typed.trim(), address)
  }
  return (
    <Dialog open onOpenChange={onClose} title="Enlace">
      <form className={styles.link} onSubmit={onSubmit} noValidate>
        <Field label="Texto del enlace">
          <TextInput value={text} onChange={({ target }) => setText(target.value)} autoComplete="off" />
        </Field>
        <Field label="Dirección" error={refused && 'Escribí una dirección, como www.ejemplo.com o ventas@ejemplo.com.'}>
          <TextInput
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            inputMode="url"
            autoComplete="off"
          />
        </Field>
        <Button type="submit">Poner enlace</Button>
      </form>
    </Dialog>
  )
}

/** The link button: asks for text and address, and suggests the selected text. On a link the button removes that link. */
export const useLink = (editor: RefObject<ReactQuill | null>) => {
  const [asking, setAsking] = useState<{ readonly range: RangeStatic; readonly words: string }>()
  const press = (on: boolean) => {
    const quill = editor.current?.getEditor()
    if (!quill) return
    const marked = quill.getSelection(true)
    if (!on) quill.format('link', false, 'user')
    else setAsking({ range: marked, words: quill.getText(marked.index, marked.length).trim() })
  }
  const link = (words: string, address: string) => {
    const quill = editor.current?.getEditor()
    if (!quill || !asking) return
    const { index, length } = asking.range
    if (length > 0 && words === asking.words) quill.formatText(index, length, 'link', address, 'user')
    else {
      quill.deleteText(index, length, 'user')
      quill.insertText(index, words, 'link', address, 'user')
    }
    setAsking(undefined)
    quill.setSelection(index + words.length, 0)
  }
  return { press, asking, link, close: () => setAsking(undefined) }
}
