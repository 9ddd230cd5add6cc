import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { Field, TextInput } from '#ui/Field.tsx'
import { pickExamples } from '#finder/examples.ts'
import { useMarca } from '#ui/brand/marca.ts'
import { find } from '../catalogue-worker/find.ts'
import { restoreFound } from '../catalogue-worker/placed.ts'
import { useAnswer } from '../catalogue-worker/use-answer.ts'
import { isHidden } from '../shown-pages.ts'
import { finding } from '../productos/use-finding.ts'
import styles from './SearchDialog.module.css'
import { isSlashOn, setSlash } from '#state/slash-key.ts'
import { takeWords } from './words-ahead.ts'
import { SearchHits } from './SearchHits.tsx'
import { useSite } from './use-site.ts'

const none: never[] = []

interface SearchDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Arrow keys move through the results; Enter in the field opens the first. */
const walk = (event: KeyboardEvent<HTMLElement>, box: HTMLElement | null) => {
  const stops = [...(box?.querySelectorAll<HTMLElement>('input[type=search], a') ?? [])]
  const index = stops.findIndex((stop) => stop === document.activeElement)
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Enter: index === 0 ? 1 : undefined }[event.key]
  const stop = next === undefined ? undefined : stops[next]
  if (!stop) return
  event.preventDefault()
  if (event.key === 'Enter') stop.click()
  else stop.focus()
}

/** The search over the whole site: products first, then everything else. */
export default function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  const [typed, setTyped] = useState('')
  // Enter was pressed before there were results.
  const [hurried, setHurried] = useState(false)
  const query = useDeferredValue(typed.trim())
  const box = useRef<HTMLDivElement>(null)
  const site = useSite()
  const { nombre, tamaño, codigo } = pickExamples(site.productos)
  const examples = [tamaño, nombre, codigo].filter(Boolean).join(', ')
  // Asked from the start: the first answer makes ready for the next ones.
  const sold = isHidden(useMarca(), '/productos') ? none : site.productos
  const { answered, retry } = useAnswer('find', site.isReading ? undefined : sold, query, find)
  const products = useMemo(
    () => (answered?.input ? restoreFound(answered.productos, answered.answer) : undefined),
    [answered],
  )
  const isCurrent = answered?.input === typed.trim()
  useEffect(() => {
    const first = hurried && query !== '' && isCurrent && site.productos.length > 0 && box.current?.querySelector('a')
    if (!first) return
    setHurried(false)
    first.click()
  }, [hurried, query, site, isCurrent])
  // Loads the marks, so that a product opened from here has them at once.
  useEffect(() => {
    finding.load().catch(console.warn)
  }, [])
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    // Enter opens an answer to the typed words, not to the words before.
    if (
      event.key === 'Enter' &&
      !isCurrent &&
      event.target instanceof HTMLInputElement &&
      event.target.type === 'search'
    )
      setHurried(true)
    else walk(event, box.current)
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Buscar" width="46em">
      <div ref={box} role="presentation" className={styles.search} onKeyDown={keys}>
        <Field label="Medida, código, producto o tema">
          <TextInput
            type="search"
            className={styles.input}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={examples && `${examples}…`}
            value={typed}
            onFocus={({ target }) => {
              const words = takeWords()
              if (!words) return target.select()
              setTyped(words.replaceAll('\n', ''))
              setHurried(words.endsWith('\n'))
            }}
            onChange={({ target }) => {
              setTyped(target.value)
              setHurried(false)
            }}
          />
        </Field>
        {query !== '' && (
          <SearchHits
            query={query}
            site={site}
            products={products}
            onRetry={retry}
            onQuery={setTyped}
            onChoose={() => onOpenChange(false)}
          />
        )}
        <label className={styles.key}>
          <input type="checkbox" defaultChecked={isSlashOn()} onChange={({ target }) => setSlash(target.checked)} />
          Abrir con la tecla /
        </label>
      </div>
    </Dialog>
  )
}
