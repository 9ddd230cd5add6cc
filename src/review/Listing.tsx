import { createContext, use, useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Empty } from '#ui/Empty.tsx'
import { Checkbox } from '#ui/Field.tsx'
import { createTextMatcher } from '#ui/text-matcher.ts'
import { Choice, Search } from './parts.tsx'
import styles from './parts.module.css'

/** Narrows a list by words, by one of some values, or by a box. Its value is '' while every row passes. */
export type Filter<Row> =
  | { readonly label: string; readonly placeholder?: string; readonly getText: (row: Row) => string }
  | {
      readonly label: string
      /** Each value with its words; none makes a box. */
      readonly options?: readonly (readonly [value: string, words: string])[]
      readonly passes: (row: Row, value: string) => boolean
    }

const createTest = <Row,>(filter: Filter<Row>, value: string): ((row: Row) => boolean) => {
  if (value === '') return () => true
  if ('passes' in filter) return (row) => filter.passes(row, value)
  const isFound = createTextMatcher(value)
  return (row) => isFound(filter.getText(row))
}

/** The rows that pass all filters, each filter with its value. */
export const passing = <Row,>(
  rows: readonly Row[],
  filters: readonly Filter<Row>[],
  values: readonly string[],
): readonly Row[] => {
  const tests = filters.map((filter, index) => createTest(filter, values[index] ?? ''))
  return rows.filter((row) => tests.every((test) => test(row)))
}

type ControlProps<Row> = { filter: Filter<Row>; value: string; onChange: (value: string) => void }

function Control<Row>({ filter, value, onChange }: ControlProps<Row>) {
  const { label } = filter
  if (!('passes' in filter))
    return <Search label={label} placeholder={filter.placeholder} value={value} onChange={onChange} />
  if (filter.options) return <Choice label={label} value={value} options={filter.options} onChange={onChange} />
  return (
    <Checkbox label={label} checked={value !== ''} onChange={({ target }) => onChange(target.checked ? 'on' : '')} />
  )
}

/** The open row of the list, and how to open another one. */
const OpenRow = createContext<readonly [open: string, setOpen: (id: string) => void]>(['', () => undefined])

type ListingProps<Row> = {
  rows: readonly Row[]
  filters: readonly Filter<Row>[]
  /** The number of shown rows, in words. */
  count: (shown: readonly Row[]) => string
  actions?: ReactNode
  none: string
  children: (shown: readonly Row[]) => ReactNode
}

/** The frame of a tool's list: filters, how many pass, and the rows. */
export function Listing<Row>({ rows, filters, count, actions, none, children }: ListingProps<Row>) {
  const [values, setValues] = useState(() => filters.map(() => ''))
  const openRow = useState('')
  const deferredValues = useDeferredValue(values)
  const shown = useMemo(() => passing(rows, filters, deferredValues), [rows, filters, deferredValues])
  return (
    <>
      <search className={styles.filters}>
        {filters.map((filter, index) => (
          <Control
            key={filter.label}
            filter={filter}
            value={values[index] ?? ''}
            onChange={(value) => setValues(values.with(index, value))}
          />
        ))}
      </search>
      <div className={cx(styles.count, styles.soft)}>
        <output>{count(shown)}</output>
        {actions}
      </div>
      {shown.length === 0 && (
        <Empty
          action={
            <Button tone="secondary" onClick={() => setValues(filters.map(() => ''))}>
              Quitar los filtros
            </Button>
          }
        >
          {none}
        </Empty>
      )}
      <OpenRow value={openRow}>{children(shown)}</OpenRow>
    </>
  )
}

type RowProps = { head: ReactNode; className?: string; children: ReactNode }

/** A row of a list, which opens below its head and closes the open row. */
export function Row({ head, className, children }: RowProps) {
  const id = useId()
  const [open, setOpen] = use(OpenRow)
  const isOpen = open === id
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={cx(styles.head, className)}
        aria-expanded={isOpen}
        onClick={() => setOpen(isOpen ? '' : id)}
      >
        {head}
      </button>
      {isOpen && children}
    </li>
  )
}
