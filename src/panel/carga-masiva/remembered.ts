import { columns, type Column } from '../../contract/carga-masiva.ts'
import { parse } from '../../contract/reading/parse.ts'
import { isRecord } from '../../contract/record.ts'
import { local } from '../../state/storage.ts'
import { fillable, noChoices, type Fillable, type ListChoices } from './choices.ts'

/** The place in this browser of what was said since the last load; no other file knows it. A load puts it into Marca, for everybody. */
const key = 'cargaMasiva.columnas'
/** The lists that were loaded last. */
const most = 20

const isChoice = (entry: [string, unknown]): entry is [string, Column | ''] =>
  entry[1] === '' || columns.some((column) => column === entry[1])

const choicesIn = (value: unknown): ListChoices => {
  if (!isRecord(value) || !isRecord(value['choices']) || !isRecord(value['fills'])) return noChoices
  const { choices, fills } = value
  const fillOf = (column: Fillable) => (typeof fills[column] === 'string' ? fills[column] : fillable[column])
  return {
    choices: Object.fromEntries(Object.entries(choices).filter(isChoice)),
    fills: { tamaño: fillOf('tamaño'), pack: fillOf('pack'), codigobarra: fillOf('codigobarra') },
  }
}

const listsIn = (text: string): Readonly<Record<string, ListChoices>> => {
  const stored = parse(text)
  const lists = isRecord(stored) ? Object.entries(stored) : []
  return Object.fromEntries(lists.map(([heads, value]) => [heads, choicesIn(value)]))
}

const hereText = () => local.getItem(key) ?? ''

/** What was said of each list, by its heads. `columnas`: what Marca knows. */
export const remembered = (columnas: string): Readonly<Record<string, ListChoices>> => ({
  ...listsIn(columnas),
  ...listsIn(hereText()),
})

/** What Marca should know besides; undefined where nothing was said here since. */
export const columnasAfter = (columnas: string): string | undefined => {
  const text = JSON.stringify(Object.fromEntries(Object.entries(remembered(columnas)).slice(-most)))
  return hereText() === '' || text === columnas ? undefined : text
}

export const remember = (heads: string, choices: ListChoices): void => {
  const { [heads]: _, ...others } = listsIn(hereText())
  const stored = Object.entries(others).slice(1 - most)
  local.setItem(key, JSON.stringify(Object.fromEntries([...stored, [heads, choices]])))
}
