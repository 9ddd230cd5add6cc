import { Link } from '@tanstack/react-router'
import type { Historial } from '#contract/historial.ts'
import { Button } from '#ui/Button.tsx'
import { Field, Select, TextInput } from '#ui/Field.tsx'
import { withOption, type Chosen } from '../kit/list/Filters.tsx'
import { toPlaceHash } from '../kit/place.ts'
import { findPlace, recordName } from '../sections/index.ts'
import { collectChoices, getAuthor } from './filter.ts'
import styles from './history.module.css'

type FiltersProps = { entries: readonly Historial[]; chosen: Chosen; onChosen: (chosen: Chosen) => void }

/** Filters by person, by day, and by collection where the API names collections. */
export function Filters({ entries, chosen, onChosen }: FiltersProps) {
  const resources = collectChoices(entries, ({ recurso }) => recurso)
  const getInputProps = (label: string) => ({
    value: chosen[label] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChosen(withOption(chosen, label, target.value)),
  })
  const { Registro: record, Qué: resource = '' } = chosen
  return (
    <div className={styles.filters}>
      {record !== undefined && (
        <OneRecord {...{ resource, record }} onAll={() => onChosen(withOption(chosen, 'Registro', ''))} />
      )}
      <Field label="Quién">
        <Select {...getInputProps('Quién')}>
          <option value="">Todos</option>
          {collectChoices(entries, getAuthor).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      {resources.length > 0 && (
        <Field label="Qué">
          <Select {...getInputProps('Qué')}>
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
        <TextInput type="date" {...getInputProps('Desde')} />
      </Field>
      <Field label="Hasta">
        <TextInput type="date" {...getInputProps('Hasta')} />
      </Field>
    </div>
  )
}

type OneRecordProps = { resource: string; record: string; onAll: () => void }

/** The changes of one record: links back to the record, and to all changes of its collection. */
const OneRecord = ({ resource, record, onAll }: OneRecordProps) => {
  const destination = findPlace(resource, Number(record))
  return (
    <p className={styles.record}>
      <span>{`Solo los cambios de ${recordName(resource)} ${record}.`}</span>
      {destination && (
        <Link to="/admin/panel" hash={toPlaceHash(destination)}>
          Volver al registro
        </Link>
      )}
      <Button tone="quiet" onClick={onAll}>
        Ver todos los cambios
      </Button>
    </p>
  )
}
