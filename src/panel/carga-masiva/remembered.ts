import { columns, type Column } from '#contract/bulk-columns.ts'
import { parse } from '#contract/reading/parse.ts'
import { isRecord } from '#contract/record.ts'
import { local } from '#state/storage.ts'
import { merged, noChoices, type Choices } from './choices.ts'

/** The key, in this browser, of the choices since the last load; used here alone. A load puts the choices into Marca, for everybody. */
const key = 'cargaMasiva.columnas'
/** The lists that were loaded last. */
const maxLists = 20

const isField = (value: unknown): value is Column | '' => value === '' || columns.some((column) => column === value)
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')

/** The entries of a stored record that are what they should be. */
const parseEntries = <Value>(value: unknown, isValue: (entry: unknown) => entry is Value): Record<string, Value> =>
  Object.fromEntries(
    (isRecord(value) ? Object.entries(value) : []).filter((entry): entry is [string, Value] => isValue(entry[1])),
  )

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((number) => typeof number === 'number')

const kept = { nombres: 'stored' } as const

/** What is remembered of a list. Earlier versions kept the columns as `choices`. */
const parseChoices = (value: unknown): Choices => {
  if (!isRecord(value)) return noChoices
  const { columns: said = value['choices'], heads, valuesOut, nombres } = value
  return {
    ...noChoices,
    columns: parseEntries(said, isField),
    heads: parseEntries(heads, isNumbers),
    valuesOut: parseEntries(valuesOut, isTexts),
    answers: nombres === kept.nombres ? kept : {},
  }
}

const parseLists = (text: string): Readonly<Record<string, Choices>> => {
  const stored = parse(text)
  const lists = isRecord(stored) ? Object.entries(stored) : []
  return Object.fromEntries(lists.map(([heads, value]) => [heads, parseChoices(value)]))
}

const toText = (lists: Readonly<Record<string, Choices>>): string => {
  const last = Object.entries(lists).slice(-maxLists)
  const texts = last.map(([list, { columns: said, heads, valuesOut, answers }]) => [
    list,
    { columns: said, heads, valuesOut, ...(answers['nombres'] === kept.nombres && kept) },
  ])
  return JSON.stringify(Object.fromEntries(texts))
}

const readStoredText = () => local.getItem(key) ?? ''

/** The choices about each list, by its heads, the latest last. `columnas`: the choices that Marca has. */
export const remembered = (columnas: string): Readonly<Record<string, Choices>> =>
  merged(parseLists(columnas), parseLists(readStoredText()))

/** The choices that Marca should keep; undefined without new choices in this browser. */
export const getNewColumnas = (columnas: string): string | undefined => {
  const text = toText(remembered(columnas))
  return readStoredText() === '' || text === columnas ? undefined : text
}

/** Stores the chosen heads, columns and values of a list. Answers about a cell or a product are not stored. */
export const remember = (list: string, choices: Choices): void => {
  // A list without heads cannot be known again.
  if (list === '') return
  local.setItem(key, toText(merged(parseLists(readStoredText()), { [list]: choices })))
}
