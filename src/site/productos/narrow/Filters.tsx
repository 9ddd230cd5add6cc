import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { ChevronDown } from '../../../ui/icons/more.tsx'
import { useChangeList } from '../use-list.ts'
import { facets, type Facet } from './catalogue.ts'
import styles from './Filters.module.css'
import { toggled, type Chosen, type Narrowed, type Option } from './narrow.ts'

const labels: { readonly [facet in Facet]: string } = {
  diametro: 'Diámetro',
  largo: 'Largo',
  pack: 'Pack',
  rosca: 'Rosca',
}

interface FiltersProps {
  chosen: Chosen
  options: Narrowed['options']
  table: boolean
}

const without = { diametro: undefined, largo: undefined, pack: undefined, rosca: undefined }

/** What the list can be narrowed to, one facet open at a time, and whether it is cards or a table. */
export function Filters({ chosen, options, table }: FiltersProps) {
  const [open, setOpen] = useState<Facet>()
  const change = useChangeList()
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  const any = facets.some((facet) => chosen[facet].length > 0)
  const close = () => {
    setOpen(undefined)
    bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
  }
  return (
    <div
      role="presentation"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && open) close()
      }}
    >
      <div ref={bar} className={styles.bar}>
        {facets
          .filter((facet) => options[facet].length > 0)
          .map((facet) => (
            <button
              key={facet}
              type="button"
              className={cx(styles.facet, chosen[facet].length > 0 && styles.used)}
              aria-expanded={open === facet}
              aria-controls={open === facet ? id : undefined}
              onClick={() => setOpen(open === facet ? undefined : facet)}
            >
              {labels[facet]}
              {chosen[facet].length > 0 && <span className={styles.count}>{chosen[facet].length}</span>}
              <ChevronDown />
            </button>
          ))}
        {any && (
          <Button tone="quiet" onClick={() => change(without)}>
            Quitar filtros
          </Button>
        )}
        <div className={styles.views} role="group" aria-label="Ver como">
          <button type="button" aria-pressed={!table} onClick={() => change({ vista: undefined, ordenar: undefined })}>
            Tarjetas
          </button>
          <button type="button" aria-pressed={table} onClick={() => change({ vista: 'tabla' })}>
            Tabla
          </button>
        </div>
      </div>
      {open && options[open].length > 0 && (
        <Options
          id={id}
          label={labels[open]}
          options={options[open]}
          onToggle={(text) => change({ [open]: toggled(chosen[open], text) })}
        />
      )}
    </div>
  )
}

interface OptionsProps {
  id: string
  label: string
  options: readonly Option[]
  onToggle: (text: string) => void
}

/** Each with how many sizes there would be; what would leave none cannot be chosen. */
const Options = ({ id, label, options, onToggle }: OptionsProps) => (
  <fieldset id={id} className={styles.options}>
    <legend className="visually-hidden">{label}</legend>
    {options.map(({ text, count, chosen }) => (
      <label key={text} className={styles.option}>
        <input type="checkbox" checked={chosen} disabled={count === 0 && !chosen} onChange={() => onToggle(text)} />
        <span>{text}</span>
        <span className={styles.number}>{count.toLocaleString('es-AR')}</span>
      </label>
    ))}
  </fieldset>
)
