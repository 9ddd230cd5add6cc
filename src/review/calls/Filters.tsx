import { Checkbox, Field, Select, TextInput } from '../../ui/Field.tsx'
import type { Filter } from './filter.ts'
import styles from './Llamadas.module.css'

type FiltersProps = { filter: Filter; names: readonly string[]; onChange: (filter: Filter) => void }

const methods = ['GET', 'POST']
const statuses = ['2xx', '3xx', '4xx', '5xx', 'sin respuesta']

export function Filters({ filter, names, onChange }: FiltersProps) {
  const choice = (label: string, field: 'method' | 'status' | 'name', any: string, values: readonly string[]) => (
    <Field label={label} className={field === 'name' ? styles.named : undefined}>
      <Select
        className={styles.select}
        value={filter[field]}
        onChange={({ target }) => onChange({ ...filter, [field]: target.value })}
      >
        <option value="">{any}</option>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </Select>
    </Field>
  )
  return (
    <search className={styles.filters}>
      <Field label="Buscar en las llamadas" className={styles.search}>
        <TextInput
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="nombre, dirección, o algo de lo enviado o contestado"
          className={styles.select}
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
      </Field>
      {choice('Llamada', 'name', 'Todas', names)}
      {choice('Método', 'method', 'Todos', methods)}
      {choice('Estado', 'status', 'Todos', statuses)}
      <Checkbox
        label="Sin imágenes ni archivos"
        className={styles.check}
        checked={filter.noFiles}
        onChange={({ target }) => onChange({ ...filter, noFiles: target.checked })}
      />
      <Checkbox
        label="Sólo las que rompen el contrato"
        className={styles.check}
        checked={filter.broken}
        onChange={({ target }) => onChange({ ...filter, broken: target.checked })}
      />
    </search>
  )
}
