import { useRef } from 'react'
import { TextInput } from '#ui/Field.tsx'
import { Search } from '#ui/icons/index.tsx'
import { isSlashOn } from '#state/slash-key.ts'
import { useSearchShortcut } from '#ui/shortcut.ts'
import styles from './SearchBox.module.css'

type SearchBoxProps = { value: string; onChange: (value: string) => void }

/** 'Buscar...' (§2.15). '/' focuses the box, Escape clears the text. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useSearchShortcut(() => input.current?.select())
  return (
    <div className={styles.box}>
      <Search />
      <TextInput
        ref={input}
        type="search"
        className={styles.input}
        value={value}
        placeholder="Buscar..."
        aria-label="Buscar"
        aria-keyshortcuts={isSlashOn() ? '/' : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
    </div>
  )
}
