import type { ReactNode } from 'react'
import { Field, Select } from '#ui/Field.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import styles from './Filters.module.css'

/** A filter of a list: the rows that each option lets through. */
export interface Filter<Row> {
  readonly label: string
  readonly options: Readonly<Record<string, (row: Row) => boolean>>
}

/** The chosen option of each filter, by its label. */
export type Chosen = Readonly<Record<string, string>>

/** The choice with another option of one filter; '' lets all through. */
export const withOption = (chosen: Chosen, label: string, option: string): Chosen => {
  const { [label]: _, ...others } = chosen
  return option === '' ? others : { ...others, [label]: option }
}

/** The rows that every chosen option lets through. An unknown option lets all through. */
export const filtered = <Row,>(rows: Row[], filters: readonly Filter<Row>[], chosen: Chosen): Row[] => {
  const tests = filters.flatMap(({ label, options }) => options[chosen[label] ?? ''] ?? [])
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)))
}

/** On a narrow screen filters are folded; `count` are chosen. */
export const Fold = ({ count = 0, children }: { count?: number; children: ReactNode }) =>
  useNarrow() ? (
    <details className={styles.fold}>
      <summary>{`Filtros${count > 0 ? ` (${count})` : ''}`}</summary>
      {children}
    </details>
  ) : (
    children
  )

type FiltersProps<Row> = { filters: readonly Filter<Row>[]; chosen: Chosen; onChosen: (chosen: Chosen) => void }

/** The filters of a list, each a select. */
export const Filters = <Row,>({ filters, chosen, onChosen }: FiltersProps<Row>) => (
  <Fold count={Object.keys(chosen).length}>
    <div className={styles.filters}>
      {filters.map(({ label, options }) => (
        <Field key={label} label={label} className={styles.filter}>
          <Select
            value={chosen[label] ?? ''}
            onChange={({ target }) => onChosen(withOption(chosen, label, target.value))}
          >
            <option value="">Todos</option>
            {Object.keys(options).map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  </Fold>
)
