import { useId } from 'react'
import { columns, type Column } from '../../contract/carga-masiva.ts'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { Field, Select, TextInput } from '../../ui/Field.tsx'
import { placeName } from './preview.ts'
import type { Taken } from './read-list.ts'
import { remember } from './remembered.ts'
import { fillableColumns, joins, noChoices, type ListChoices } from './choices.ts'
import type { Found } from './understand.ts'
import type { Ignored } from './words.ts'
import styles from './CargaMasiva.module.css'

const labels: Readonly<Record<Column, string>> = {
  nombre: 'Nombre',
  codigo: 'Código',
  tamaño: 'Tamaño',
  pack: 'Pack',
  codigobarra: 'Código de barras',
  texto: 'Texto',
  orden: 'Orden',
  destacado: 'Destacado',
}
const options = Object.entries(labels)

const ignored: Readonly<Record<Ignored, string>> = {
  precio: 'Son precios: el catálogo no los guarda.',
  stock: 'Es el stock: el catálogo no lo guarda.',
  rubro: 'Rubro, marca o proveedor: el catálogo no los guarda.',
  'otro código': 'Otro código: de cada medida se carga uno.',
  'número de fila': 'Numera las filas.',
  unidad: 'Unidad o moneda: el catálogo no las guarda.',
  'otro dato': '',
}

const noteOf = ({ is, seems, sure }: Found): string => {
  if (is) return sure ? '' : 'Lo dedujimos por lo que contiene: revisalo.'
  return (seems && ignored[seems]) || (sure ? '' : 'No reconocimos qué es.')
}

const list = new Intl.ListFormat('es-AR')
const nameOf = ({ head, letter }: Found): string => (head === '' ? `la columna ${letter}` : `«${head}»`)
const leftOutWords = (found: readonly Found[]): string | undefined => {
  const names = found.filter(({ is }) => is === undefined).map(nameOf)
  return names.length === 0 ? undefined : `No se ${names.length === 1 ? 'carga' : 'cargan'} ${list.format(names)}.`
}

const headsWords = ({ heads }: Taken): string => {
  if (heads.length === 0) return 'La lista no trae títulos de columnas: miramos lo que hay en cada una.'
  return `Los títulos de las columnas están en la fila ${list.format(heads.map(placeName))}.`
}

/** The choices with one more. Each of our columns is one of theirs, but for those that several make together. */
const withChoice = (choices: ListChoices, found: readonly Found[], key: string, is: Column | ''): ListChoices => {
  const former = is === '' || joins[is] !== undefined ? [] : found.filter((one) => one.is === is && one.key !== key)
  return {
    ...choices,
    choices: { ...choices.choices, ...Object.fromEntries(former.map((one) => [one.key, ''])), [key]: is },
  }
}

type WhatItIsProps = {
  taken: Taken
  /** What was said since; the list is read anew for each choice. */
  choices: ListChoices | undefined
  onSay: (choices: ListChoices) => void
}

/** What was understood of a list: what each column is, changed by a select, and what stands where the list lacks something. */
export function WhatItIs({ taken, choices, onSay }: WhatItIsProps) {
  const { columns: found, text, list: heads, filled } = taken
  const choice = choices ?? taken.choices
  const say = (next: ListChoices) => {
    remember(heads, next)
    onSay(next)
  }
  const lacking = fillableColumns.filter((column) => filled[column] > 0)
  const left = leftOutWords(found)
  return (
    <details className={styles.understood} open={text !== undefined}>
      <summary>
        <h2>Entendimos así</h2>
        <span>{text === undefined ? 'La planilla trae las columnas con sus nombres.' : headsWords(taken)}</span>
      </summary>
      <ol className={styles.columns} aria-label="Columnas">
        {found.map((one) => (
          <ColumnRow key={one.key} found={one} onChoose={(is) => say(withChoice(choice, found, one.key, is))} />
        ))}
      </ol>
      {left !== undefined && <p>{left}</p>}
      {text !== undefined && lacking.length > 0 && (
        <fieldset className={styles.fills}>
          <legend>Donde la lista no dice nada, va esto:</legend>
          {lacking.map((column) => (
            <Field key={column} label={labels[column]} hint={counted(filled[column], 'medida', 'medidas')}>
              <TextInput
                value={choice.fills[column]}
                maxLength={60}
                onChange={({ target }) => say({ ...choice, fills: { ...choice.fills, [column]: target.value } })}
              />
            </Field>
          ))}
        </fieldset>
      )}
      {Object.keys(choice.choices).length > 0 && (
        <Button tone="quiet" onClick={() => say(noChoices)}>
          Volver a lo que se entendió
        </Button>
      )}
    </details>
  )
}

type ColumnRowProps = { found: Found; onChoose: (is: Column | '') => void }

function ColumnRow({ found, onChoose }: ColumnRowProps) {
  const id = useId()
  const { head, letter, examples, is } = found
  const note = noteOf(found)
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
          {options.map(([value, label]) => (
            <option key={value} value={value}>
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
