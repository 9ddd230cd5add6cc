import { useRef } from 'react'
import { IconButton } from '#ui/Button.tsx'
import { Field, TextInput } from '#ui/Field.tsx'
import { Close, Search } from '#ui/icons/index.tsx'
import styles from './SearchBox.module.css'

type SearchBoxProps = { value: string; onChange: (value: string) => void; onFocus: () => void; onEnter: () => void }

/** The search over names, sizes, standards and codes, while one types: Enter only closes a phone's keyboard. */
export function SearchBox({ value, onChange, onFocus, onEnter }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search aria-label="Buscar productos">
      <Field label="Nombre, código o código de barras">
        <span className={styles.box}>
          <Search className={styles.icon} />
          <TextInput
            ref={input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            className={styles.input}
            value={value}
            onFocus={onFocus}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={({ key }) => {
              if (key !== 'Enter') return
              input.current?.blur()
              onEnter()
            }}
          />
          {value !== '' && (
            <IconButton label="Borrar la búsqueda" icon={<Close />} className={styles.clear} onClick={clear} />
          )}
        </span>
      </Field>
    </search>
  )
}
