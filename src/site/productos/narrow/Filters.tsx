import { useId, useRef, type ComponentType } from 'react'
import { toRecord } from '#contract/record.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { ChevronDown } from '#ui/icons/more.tsx'
import { useChangeList } from '../use-list.ts'
import { noFacets, toggled, type Chosen } from './chosen.ts'
import { facets, type Facet } from './facets.ts'
import type { OptionsProps } from './Options.tsx'
import { useSavedMarca } from '#ui/brand/marca.ts'
import styles from './Filters.module.css'
import type { Narrowed } from './narrow.ts'

const labels = toRecord(facets, ({ label }) => label)

interface FiltersProps {
  chosen: Chosen
  table: boolean
  open: Facet | undefined
  onOpen: (facet: Facet | undefined) => void
  /** The values to choose from. Until they have loaded, every facet can be opened. */
  choice?: { readonly options: Narrowed['options']; readonly Options: ComponentType<OptionsProps> } | undefined
}

/** The filters of a list, one facet open at a time, and the switch between cards and table. */
export function Filters({ chosen, table, open, onOpen, choice }: FiltersProps) {
  const change = useChangeList()
  // The site's own company has every facet; another company has those that apply to its sizes.
  const isOwnCompany = useSavedMarca() === undefined
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  const any = facets.some(({ name }) => chosen[name].length > 0)
  const close = () => {
    onOpen(undefined)
    bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
  }
  const options = open && choice?.options[open]
  return (
    <div
      role="presentation"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && open) close()
      }}
    >
      <div ref={bar} className={styles.bar} data-unprinted>
        {facets
          .filter(({ name, appliesTo }) => (choice ? choice.options[name].length > 0 : !appliesTo || isOwnCompany))
          .map(({ name, label }) => (
            <button
              key={name}
              type="button"
              className={cx(styles.facet, chosen[name].length > 0 && styles.used)}
              aria-expanded={open === name}
              aria-controls={open === name && options ? id : undefined}
              onClick={() => onOpen(open === name ? undefined : name)}
            >
              <span>{label}</span>
              {chosen[name].length > 0 && <span className={styles.count}>{chosen[name].length}</span>}
              <ChevronDown />
            </button>
          ))}
        {any && (
          <Button tone="quiet" onClick={() => change(noFacets)}>
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
      {choice && open && options && options.length > 0 && (
        <choice.Options
          id={id}
          label={labels[open]}
          options={options}
          onToggle={(text) => change({ [open]: toggled(chosen[open], text) })}
        />
      )}
    </div>
  )
}
