import { Field, TextInput } from '#ui/Field.tsx'

type ZoneSearchProps = { label: string; query: string; onQuery: (query: string) => void; className: string | undefined }

/** The search box of a page of the zone. */
export const ZoneSearch = ({ label, query, onQuery, className }: ZoneSearchProps) => (
  <search className={className}>
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
