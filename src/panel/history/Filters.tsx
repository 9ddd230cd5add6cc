import { Link } from '@tanstack/react-router'
import type { Historial } from '../../contract/historial.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Select, TextInput } from '../../ui/Field.tsx'
import { placeHash } from '../kit/place.ts'
import { placeOf, recordName } from '../sections/index.ts'
import { choicesOf, type Filter } from './filter.ts'
import styles from './history.module.css'

type FiltersProps = { entries: readonly Historial[]; filter: Filter; onFilter: (filter: Filter) => void }

/** Filters by person, by day, and by collection where the API names collections. */
export function Filters({ entries, filter, onFilter }: FiltersProps) {
  const resources = choicesOf(entries, ({ recurso }) => recurso)
  const set =
    (name: keyof Filter) =>
    ({ target }: { target: { value: string } }) =>
      onFilter({ ...filter, [name]: target.value })
  return (
    <div className={styles.filters}>
      {filter.record !== '' && <OneRecord {...filter} onAll={() => onFilter({ ...filter, record: '' })} />}
      <Field label="Quién">
        <Select value={filter.person} onChange={set('person')}>
          <option value="">Todos</option>
          {choicesOf(entries, ({ usuario }) => usuario).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      {resources.length > 0 && (
        <Field label="Qué">
          <Select value={filter.resource} onChange={set('resource')}>
            <option value="">Todo</option>
            {resources.map((name) => (
              <option key={name} value={name}>
                {recordName(name)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Desde">
        <TextInput type="date" value={filter.from} onChange={set('from')} />
      </Field>
      <Field label="Hasta">
        <TextInput type="date" value={filter.to} onChange={set('to')} />
      </Field>
    </div>
  )
}

type OneRecordProps = Pick<Filter, 'resource' | 'record'> & { onAll: () => void }

/** The changes of one record: the way back to the record, and to all changes of its kind. */
const OneRecord = ({ resource, record, onAll }: OneRecordProps) => {
  const place = placeOf(resource, Number(record))
  return (
    <p className={styles.record}>
      <span>{`Solo los cambios de ${recordName(resource)} ${record}.`}</span>
      {place && (
        <Link to="/admin/panel" hash={placeHash(place)}>
          Volver al registro
        </Link>
      )}
      <Button tone="quiet" onClick={onAll}>
        Ver todos los cambios
      </Button>
    </p>
  )
}
