import type { Fields, Field } from '../../../contract/fields.ts'
import { Button } from '../../../ui/Button.tsx'
import { brief, plainText } from '../text.ts'
import type { Conflict } from './merge.ts'
import type { News } from './use-record.ts'
import styles from '../EntityForm.module.css'

const names = new Intl.ListFormat('es-AR')

const lineOf = (row: unknown): string =>
  typeof row === 'object' && row !== null ? Object.values(row).join(' · ') : String(row)

/** A value as words; nothing where there is nothing. */
const wordsOf = (field: Field | undefined, value: unknown): string => {
  if (field?.kind === 'flag') return value === 1 ? 'Sí' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? '' : `${value.length} filas: ${value.map(lineOf).join('; ')}`
  if (value instanceof File) return value.name
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? plainText(value) : ''
}

type NewsProps = {
  news: News
  labels: ReadonlyMap<string, string>
  fields: Fields
  mine: (name: string) => unknown
  onSettle: (conflict: Conflict, keep: 'mine' | 'theirs') => void
}

/** What became of the record elsewhere while one was at it: what followed, and what one has to choose. */
export const NewsOfRecord = ({ news: { seen, conflicts }, labels, fields, mine, onSettle }: NewsProps) => {
  const labelOf = (name: string) => labels.get(name) ?? name
  return (
    <>
      <output className={styles.news}>
        {seen.length > 0 && `Se actualizó con lo que se guardó en otra ventana: ${names.format(seen.map(labelOf))}.`}
      </output>
      {conflicts.map((conflict) => (
        <section
          key={conflict.name}
          data-conflict
          className={styles.conflict}
          aria-label={`${labelOf(conflict.name)}: cambió en otra ventana`}
        >
          <p>
            <strong>{labelOf(conflict.name)}</strong> también se cambió en otra ventana. ¿Qué queda?
          </p>
          <Side title="Lo tuyo" words={wordsOf(fields[conflict.name], mine(conflict.name))}>
            <Button tone="secondary" onClick={() => onSettle(conflict, 'mine')}>
              Dejar lo mío
            </Button>
          </Side>
          <Side title="Lo que se guardó" words={wordsOf(fields[conflict.name], conflict.theirs)}>
            <Button tone="secondary" onClick={() => onSettle(conflict, 'theirs')}>
              Usar lo guardado
            </Button>
          </Side>
        </section>
      ))}
    </>
  )
}

const Side = ({ title, words, children }: { title: string; words: string; children: React.ReactNode }) => (
  <div className={styles.side}>
    <h3>{title}</h3>
    <p>{brief(words, 600) || '(vacío)'}</p>
    {children}
  </div>
)
