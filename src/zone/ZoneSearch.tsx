import { Field, TextInput } from '#ui/Field.tsx'
import styles from './zone.module.css'

type ZoneSearchProps = { label: string; query: string; onQuery: (query: string) => void }

/** The search box of a page of the zone. */
export const ZoneSearch = ({ label, query, onQuery }: ZoneSearchProps) => (
  <search className={styles.search}>
    <Field label={label}>
      <TextInput
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
    </Field>
  </search>
)
