import { columns, fillableColumns, type Column } from '#contract/bulk-columns.ts'
import { parse } from '#contract/reading/parse.ts'
import { isRecord, toRecord } from '#contract/record.ts'
import { local } from '#state/storage.ts'
import { noChoices, settlements, type ListChoices, type Settlement } from './choices.ts'

/** The key, in this browser, of the choices since the last load; used here alone. A load puts the choices into Marca, for everybody. */
const key = 'cargaMasiva.columnas'
/** The lists that were loaded last. */
const maxLists = 20

const isChoice = (entry: [string, unknown]): entry is [string, Column | ''] =>
  entry[1] === '' || columns.some((column) => column === entry[1])

const isSettled = (entry: [string, unknown]): entry is [string, Settlement] =>
  settlements.some((settlement) => settlement === entry[1])
/** The settled cells of a list that are kept. */
const maxSettled = 200

const parseChoices = (value: unknown): ListChoices => {
  if (!isRecord(value) || !isRecord(value['choices']) || !isRecord(value['fills'])) return noChoices
  const { choices, fills, settled } = value
  return {
    choices: Object.fromEntries(Object.entries(choices).filter(isChoice)),
    fills: toRecord(fillableColumns, ({ name, fill }) => (typeof fills[name] === 'string' ? fills[name] : fill)),
    settled: isRecord(settled) ? Object.fromEntries(Object.entries(settled).filter(isSettled)) : {},
  }
}

const parseLists = (text: string): Readonly<Record<string, ListChoices>> => {
  const stored = parse(text)
  const lists = isRecord(stored) ? Object.entries(stored) : []
  return Object.fromEntries(lists.map(([heads, value]) => [heads, parseChoices(value)]))
}

const readStoredText = () => local.getItem(key) ?? ''

/** The choices about each list, by its heads. `columnas`: the choices that Marca has. */
export const remembered = (columnas: string): Readonly<Record<string, ListChoices>> => ({
  ...parseLists(columnas),
  ...parseLists(readStoredText()),
})

/** The choices that Marca should keep; undefined without new choices in this browser. */
export const getNewColumnas = (columnas: string): string | undefined => {
  const text = JSON.stringify(Object.fromEntries(Object.entries(remembered(columnas)).slice(-maxLists)))
  return readStoredText() === '' || text === columnas ? undefined : text
}

export const remember = (heads: string, choices: ListChoices): void => {
  const { [heads]: _, ...others } = parseLists(readStoredText())
  const stored = Object.entries(others).slice(1 - maxLists)
  const settled = Object.fromEntries(Object.entries(choices.settled).slice(-maxSettled))
  local.setItem(key, JSON.stringify(Object.fromEntries([...stored, [heads, { ...choices, settled }]])))
}
