import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { Field, TextInput } from '#ui/Field.tsx'
import { Retry } from '#ui/Retry.tsx'
import { toPlaceHash, useOpenScreen } from '../kit/place.ts'
import type { Entry } from './entries.ts'
import styles from './Palette.module.css'
import { useEntries } from './use-entries.ts'

type PaletteProps = { admin: boolean; onClose: () => void }

/** Ctrl+K: every screen, action and record that the user may open, by a few letters. */
export default function Palette({ admin, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const { entries, retry } = useEntries(admin, query)
  const [marked, setMarked] = useState({ query, index: 0 })
  const id = useId()
  const openScreen = useOpenScreen()
  const last = entries.length - 1
  const index = marked.query === query ? Math.min(marked.index, last) : 0

  const open = (entry: Entry) => {
    onClose()
    if ('run' in entry) entry.run()
    else openScreen(entry.destination.screen, { id: entry.destination.id })
  }
  const walk = (event: KeyboardEvent) => {
    const next = { ArrowDown: index === last ? 0 : index + 1, ArrowUp: index <= 0 ? last : index - 1 }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setMarked({ query, index: next })
    }
    const chosen = entries[index]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      open(chosen)
    }
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Ir a…" width="40em">
      <div className={styles.palette}>
        <Field label="Pantalla, acción, nombre, código o medida">
          <TextInput
            type="search"
            role="combobox"
            aria-expanded={entries.length > 0}
            aria-controls={id}
            aria-activedescendant={entries[index] && `${id}-${index}`}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={walk}
          />
        </Field>
        <div id={id} role="listbox" aria-label="Resultados" className={styles.entries}>
          {entries.map((entry, i) => (
            // The field above keeps the focus and has the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={`${entry.kind} ${entry.label} ${'destination' in entry ? toPlaceHash(entry.destination) : ''}`}
              ref={i === index ? bringIntoView : undefined}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === index}
              className={styles.entry}
              data-first={entry.kind === entries[i - 1]?.kind ? undefined : entry.kind}
              onClick={() => open(entry)}
            >
              <span>{entry.label}</span>
              <span className={styles.note}>{entry.note}</span>
            </div>
          ))}
        </div>
        {retry && <Retry onRetry={retry} message="No pudimos buscar entre los productos." />}
        <output className={styles.none}>
          {query !== '' && entries.length === 0 && !retry && `No encontramos nada con “${query}”.`}
        </output>
        <p className={styles.keys}>
          <kbd>↑</kbd> <kbd>↓</kbd> eligen, <kbd>Enter</kbd> abre, <kbd>Esc</kbd> cierra.
        </p>
      </div>
    </Dialog>
  )
}

const bringIntoView = (entry: HTMLElement | null): void => entry?.scrollIntoView({ block: 'nearest' })
