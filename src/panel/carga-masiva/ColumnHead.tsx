import { useId, type ToggleEvent } from 'react'
import { columnRows, columns, numberColumns, type Column } from '#contract/bulk-columns.ts'
import { counted, digits } from '#ui/counted.ts'
import { Checkbox, Select } from '#ui/Field.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { TabColumn } from './planilla.ts'
import styles from './CargaMasiva.module.css'

/** In the order in which lists have them: the name, the columns of sizes, other texts, numbers. */
const toPosition = ({ name, owner }: (typeof columnRows)[number]): number =>
  name === 'nombre' ? 0 : owner === 'subProducto' ? 1 : numberColumns.has(name) ? 3 : 2
const options = columnRows.toSorted((a, b) => toPosition(a) - toPosition(b))

const formatName = ({ head, letter }: TabColumn): string => `Columna ${letter}${head === '' ? '' : ` «${head}»`}`

/** Nobody has said what the column is. */
const unsaid = '?'

interface ColumnHeadProps {
  column: TabColumn
  onChoose: (field: Column | '') => void
  /** The values whose rows are left out. */
  onValues: (valuesOut: readonly string[]) => void
}

/** The words of a column, what it is, and the values whose rows load. */
export const ColumnHead = ({ column, onChoose, onValues }: ColumnHeadProps) => {
  const isAsked = column.question !== undefined
  return (
    <th role="columnheader" data-asked={isAsked || undefined} data-left={column.field === undefined || undefined}>
      <div className={styles.head}>
        <small>{column.letter}</small>
        <span className={styles.words} title={column.head}>
          {column.head}
        </span>
        {column.values.length > 0 && <Values column={column} onValues={onValues} />}
      </div>
      <Select
        aria-label={formatName(column)}
        value={column.field ?? (isAsked ? unsaid : '')}
        onChange={({ target }) => onChoose(columns.find((name) => name === target.value) ?? '')}
      >
        {isAsked && (
          <option value={unsaid} hidden>
            ¿Qué es?
          </option>
        )}
        {options.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        <option value="">No se carga</option>
      </Select>
    </th>
  )
}

/** A popover stands in the window, since the table's box would cut it. */
const placeBelow = ({ currentTarget: popover, newState }: ToggleEvent<HTMLElement>) => {
  const button = popover.previousElementSibling
  if (newState !== 'open' || !button) return
  const { left, bottom } = button.getBoundingClientRect()
  popover.style.left = `${Math.max(0, Math.min(left, innerWidth - popover.offsetWidth))}px`
  popover.style.top = `${Math.max(0, Math.min(bottom, innerHeight - popover.offsetHeight))}px`
}

type ValuesProps = Pick<ColumnHeadProps, 'column' | 'onValues'>

function Values({ column, onValues }: ValuesProps) {
  const id = useId()
  const out = column.values.filter(({ loads }) => !loads).map(({ text }) => text)
  const count = column.values.length
  const say = (text: string, loads: boolean) => onValues(loads ? out.filter((other) => other !== text) : [...out, text])
  return (
    <>
      <button type="button" popoverTarget={id}>
        <VisuallyHidden>{`${formatName(column)}: `}</VisuallyHidden>
        <span>
          {out.length === 0
            ? counted(count, 'valor', 'valores')
            : `${digits(count - out.length)} de ${counted(count, 'valor', 'valores')}`}
        </span>
      </button>
      <fieldset
        id={id}
        popover="auto"
        aria-label={`Valores de la ${formatName(column)}`}
        className={styles.values}
        onToggle={placeBelow}
      >
        <p>Se cargan las filas que dicen:</p>
        {column.values.map(({ text, count: rows, loads }) => (
          <Checkbox
            key={text}
            label={`${text === '' ? '(vacío)' : text} (${digits(rows)})`}
            checked={loads}
            onChange={({ target }) => say(text, target.checked)}
          />
        ))}
      </fieldset>
    </>
  )
}
