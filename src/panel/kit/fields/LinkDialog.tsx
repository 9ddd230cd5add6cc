import { useState, type SubmitEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field, TextInput } from '../../../ui/Field.tsx'
import { isWebAddress, withScheme } from '../../../ui/web-address.ts'
import styles from './rich-text.module.css'

type LinkDialogProps = {
  words: string
  onClose: () => void
  onLink: (words: string, address: string) => void
}

/** Asks for the words and the address of a link. */
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
