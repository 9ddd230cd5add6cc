import type { ComponentProps, KeyboardEvent, SyntheticEvent } from 'react'
import styles from './CargaMasiva.module.css'

type InPlaceProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue'> & {
  text: string
  onSay: (text: string) => void
}

/** A text field in place: Enter or blur saves the text, Escape restores the previous one. */
export function InPlace({ text, onSay, ...props }: InPlaceProps) {
  const say = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (currentTarget.value !== text) onSay(currentTarget.value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') event.currentTarget.value = text
    if (event.key !== 'Enter') return
    // Enter would send the form.
    event.preventDefault()
    say(event)
    // The field goes where its text is right now; the row stays.
    event.currentTarget.closest('tr')?.querySelector('th')?.focus()
  }
  return (
    <input
      {...props}
      key={text}
      type="text"
      className={styles.inPlace}
      defaultValue={text}
      onBlur={say}
      onKeyDown={onKeyDown}
    />
  )
}
