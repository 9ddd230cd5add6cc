import { useId } from 'react'
import { columnRows } from '#contract/bulk-columns.ts'
import { Switch } from '#ui/Field.tsx'
import { Sheet } from '#ui/sheet/Sheet.tsx'
import type { Change, Choices } from './choices.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { InPlace } from './InPlace.tsx'
import type { Place, Tab } from './planilla.ts'
import { SheetRow } from './SheetRow.tsx'
import type { Reading } from './use-planilla.ts'
import styles from './CargaMasiva.module.css'

/** What is in sight of the file. */
export interface View {
  /** The key of the tab; undefined for the first. */
  readonly tab: string | undefined
  /** The rows as they will be stored. */
  readonly stored: boolean
  /** The place that takes the focus. */
  readonly place: Place | undefined
}
export const firstView: View = { tab: undefined, stored: false, place: undefined }

interface PlanillaTableProps {
  reading: Reading
  /** The choices that the next plan will have; undefined where the plan has all of them. */
  planning: Choices | undefined
  said: Choices
  view: View
  onView: (view: View) => void
  onSay: (change: Change) => void
}

/** The file as the clerk has it: its sheets, and the tables below other heads in them, with each column and row. */
export function PlanillaTable({ reading, planning, said, view, onView, onSay }: PlanillaTableProps) {
  const tabs = planning ? reading.planilla.tabs.map((tab) => withSaid(tab, planning)) : reading.planilla.tabs
  const tab = tabs.find(({ key }) => key === view.tab) ?? tabs.find(({ loads }) => loads) ?? tabs[0]
  if (!tab) return null
  const { stored } = view
  const place = view.place?.tab === tab.key ? view.place : undefined
  const arrive = () => onView({ ...view, place: undefined })
  const columns = stored
    ? columnRows.map(({ name, label }) => ({
        key: name,
        head: (
          <th role="columnheader" key={name}>
            {label}
          </th>
        ),
      }))
    : tab.columns.map((column) => ({
        key: column.letter,
        head: (
          <ColumnHead
            key={column.letter}
            column={column}
            onChoose={(field) => onSay({ columns: { [column.key]: field } })}
            onValues={(out) => onSay({ valuesOut: { [column.key]: out } })}
          />
        ),
      }))
  return (
    <div className={styles.planilla}>
      <div className={styles.row}>
        <h2>Planilla</h2>
        <HeadRows key={tab.key} tab={tab} onSay={onSay} />
        <Switch
          label="Así quedan"
          checked={stored}
          onChange={({ target }) => onView({ ...view, tab: tab.key, stored: target.checked })}
        />
      </div>
      {tabs.length > 1 && (
        <div className={styles.row}>
          <Tabs tabs={tabs} current={tab} onTab={(key) => onView({ ...view, tab: key, place: undefined })} />
          <Switch
            label="Se carga"
            checked={tab.loads}
            disabled={!tab.canLoad}
            onChange={({ target }) => onSay({ tabs: { [tab.key]: target.checked } })}
          />
        </div>
      )}
      <Sheet
        key={`${tab.key} ${stored}`}
        label="Planilla"
        caption={stored ? 'Así quedan' : tab.name || 'Planilla'}
        className={styles.sheet}
        style={{ width: `calc(var(--first) + ${columns.length} * var(--column))` }}
        columns={[<col key="first" className={styles.first} />, ...columns.map(({ key }) => <col key={key} />)]}
        corner="Fila"
        heads={columns.map(({ head }) => head)}
        rowCount={tab.rowCount}
        target={place?.row}
        searchHint="El buscador del navegador mira solo las filas que están a la vista."
        getTable={() => getTable(reading, tab, stored)}
        renderRow={(index, ariaRowIndex) => (
          <SheetRow
            key={index}
            reading={reading}
            tab={tab}
            index={index}
            ariaRowIndex={ariaRowIndex}
            stored={stored}
            said={said.rows}
            target={place?.row === index ? place : undefined}
            onArrive={arrive}
            onSay={onSay}
          />
        )}
      />
    </div>
  )
}

/** All rows of a tab for a clipboard. */
const getTable = async ({ thread }: Reading, { key, columns, rowCount }: Tab, stored: boolean) => {
  const rows = await thread.ask('rows', { tab: key, from: 0, to: rowCount, stored })
  return {
    columns: stored ? columnRows : columns.map(({ letter }) => ({ label: letter })),
    rows: rows.map(({ cells }) => cells),
  }
}

/** A tab as the choices have it, until a plan says so. */
const withSaid = (tab: Tab, { tabs, columns, valuesOut }: Choices): Tab => ({
  ...tab,
  loads: tabs[tab.key] ?? tab.loads,
  columns: tab.columns.map((column) => {
    const { [column.key]: field = column.field } = columns
    const { [column.key]: out } = valuesOut
    const values = out ? column.values.map((value) => ({ ...value, loads: !out.includes(value.text) })) : column.values
    return { ...column, field: field === '' ? undefined : field, values }
  }),
})

interface TabsProps {
  tabs: readonly Tab[]
  current: Tab
  onTab: (key: string) => void
}

const Tabs = ({ tabs, current, onTab }: TabsProps) => (
  <nav aria-label="Hojas" className={styles.tabs}>
    {tabs.map(({ key, name, loads }) => (
      <button
        key={key}
        type="button"
        aria-current={key === current.key || undefined}
        data-left={!loads || undefined}
        onClick={() => onTab(key)}
      >
        <span>{name === '' ? 'Primera tabla' : name}</span>
        {!loads && <small> (no se carga)</small>}
      </button>
    ))}
  </nav>
)

const list = new Intl.ListFormat('es-AR')
/** '2', '2 y 3' or '2-3'; no number is a table without heads. */
const readNumbers = (text: string): number[] =>
  text
    .replace('-', 'y')
    .split('y')
    .map(Number)
    .filter((number) => number > 0)

/** The numbers of the rows of heads. */
function HeadRows({ tab, onSay }: { tab: Tab; onSay: PlanillaTableProps['onSay'] }) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>Títulos en la fila</label>
      <InPlace
        id={id}
        text={list.format(tab.heads.map(String))}
        placeholder="ninguna"
        onSay={(text) => onSay({ heads: { [tab.key]: readNumbers(text) } })}
      />
    </div>
  )
}
