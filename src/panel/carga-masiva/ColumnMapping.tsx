import { useId } from 'react'
import { columnRows, columns, fillableColumns, numberColumns, type Column } from '#contract/bulk-columns.ts'
import { Button } from '#ui/Button.tsx'
import { counted } from '#ui/counted.ts'
import { Field, Select, TextInput } from '#ui/Field.tsx'
import { formatPosition } from '#contract/bulk-row.ts'
import type { Taken } from './read-list.ts'
import { noChoices, withChoice, type ListChoices } from './choices.ts'
import type { InferredColumn } from './infer-columns.ts'
import type { Ignored } from '#recognise/list-heads.ts'
import styles from './CargaMasiva.module.css'

/** In the order in which lists have them: the name, the columns of sizes, other texts, numbers. */
const toPosition = ({ name, owner }: (typeof columnRows)[number]): number =>
  name === 'nombre' ? 0 : owner === 'subProducto' ? 1 : numberColumns.has(name) ? 3 : 2
const options = columnRows.toSorted((a, b) => toPosition(a) - toPosition(b))

const ignored: Readonly<Record<Ignored, string>> = {
  precio: 'Son precios: el catálogo no los guarda.',
  stock: 'Es el stock: el catálogo no lo guarda.',
  rubro: 'Rubro, marca o proveedor: el catálogo no los guarda.',
  'otro código': 'Otro código: de cada medida se carga uno.',
  'número de fila': 'Numera las filas.',
  unidad: 'Unidad o moneda: el catálogo no las guarda.',
  'otro dato': '',
}

const getColumnNote = ({ is, seems, sure, doubt }: InferredColumn): string => {
  if (doubt) return 'Decí qué es.'
  if (is) return sure ? '' : 'Lo dedujimos del título y de lo que contiene: revisalo.'
  return (seems && ignored[seems]) || (sure ? '' : 'No reconocimos qué es.')
}

const list = new Intl.ListFormat('es-AR')
const getColumnName = ({ head, letter }: InferredColumn): string => (head === '' ? `la columna ${letter}` : `«${head}»`)
const leftOutWords = (listColumns: readonly InferredColumn[]): string | undefined => {
  const names = listColumns.filter(({ is }) => is === undefined).map(getColumnName)
  return names.length === 0 ? undefined : `No se ${names.length === 1 ? 'carga' : 'cargan'} ${list.format(names)}.`
}

const isUnsure = ({ is, sure, doubt }: InferredColumn): boolean => doubt !== undefined || (is !== undefined && !sure)

const headsWords = ({ heads }: Taken): string => {
  if (heads.length === 0) return 'La lista no trae títulos de columnas.'
  return `Los títulos de las columnas están en la fila ${list.format(heads.map(formatPosition))}.`
}

type ColumnMappingProps = {
  taken: Taken
  /** The choices made here, if any; each choice reads the list again. */
  choices: ListChoices | undefined
  /** The list lacks a name or codes until their columns are chosen. */
  isLost: boolean
  onSay: (choices: ListChoices) => void
}

/** The understood columns of a list, each with a select, and the texts that fill gaps of the list. */
export function ColumnMapping({ taken, choices, isLost, onSay }: ColumnMappingProps) {
  const { columns: listColumns, own, filled } = taken
  const choice = choices ?? taken.choices
  const lacking = fillableColumns.filter(({ name }) => filled[name] > 0)
  const leftOutSentence = leftOutWords(listColumns)
  return (
    <details className={styles.understood} open={isLost || listColumns.some(isUnsure)}>
      <summary>
        <h2>Entendimos así</h2>
        <span>{own ? 'La planilla trae las columnas con sus nombres.' : headsWords(taken)}</span>
      </summary>
      <ol className={styles.columns} aria-label="Columnas">
        {listColumns.map((listColumn) => (
          <ColumnRow
            key={listColumn.key}
            listColumn={listColumn}
            onChoose={(is) => onSay(withChoice(choice, listColumns, listColumn.key, is))}
          />
        ))}
      </ol>
      {leftOutSentence !== undefined && <p>{leftOutSentence}</p>}
      {!own && lacking.length > 0 && (
        <fieldset className={styles.fills}>
          <legend>Donde la lista no dice nada, va esto:</legend>
          {lacking.map(({ name, label }) => (
            <Field key={name} label={label} hint={counted(filled[name], 'medida', 'medidas')}>
              <TextInput
                value={choice.fills[name]}
                maxLength={60}
                onChange={({ target }) => onSay({ ...choice, fills: { ...choice.fills, [name]: target.value } })}
              />
            </Field>
          ))}
        </fieldset>
      )}
      {Object.keys(choice.choices).length > 0 && (
        <Button tone="quiet" onClick={() => onSay(noChoices)}>
          Volver a lo que se entendió
        </Button>
      )}
    </details>
  )
}

type ColumnRowProps = { listColumn: InferredColumn; onChoose: (is: Column | '') => void }

function ColumnRow({ listColumn, onChoose }: ColumnRowProps) {
  const id = useId()
  const { head, letter, examples, is } = listColumn
  const note = getColumnNote(listColumn)
  return (
    <li data-left={is === undefined || undefined}>
      <label htmlFor={id}>
        <strong>{head || 'Sin título'}</strong>
        <span>{`Columna ${letter}`}</span>
      </label>
      <p className={styles.examples}>{examples.join(' · ')}</p>
      <div>
        <Select
          id={id}
          value={is ?? ''}
          onChange={({ target }) => onChoose(columns.find((column) => column === target.value) ?? '')}
        >
          {options.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
          <option value="">No se carga</option>
        </Select>
        {note !== '' && <p className={styles.note}>{note}</p>}
      </div>
    </li>
  )
}
