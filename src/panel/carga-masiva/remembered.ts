import { columns } from '../../contract/carga-masiva.ts'
import { isRecord } from '../../contract/record.ts'
import { local } from '../../state/storage.ts'
import { fillable, fillableColumns, noChoices, type Fills, type ListChoices } from './choices.ts'

/** The place in this browser of what was said since the last load; no other file knows it. A load puts it into Marca, for everybody. */
const key = 'cargaMasiva.columnas'
/** The lists that were loaded last. */
const most = 20

const choiceIn = (value: unknown) => (value === '' ? value : columns.find((column) => column === value))

const choicesIn = (value: unknown): ListChoices => {
  if (!isRecord(value) || !isRecord(value['choices']) || !isRecord(value['fills'])) return noChoices
  const fills = value['fills']
  const fillOf = (column: keyof Fills) => {
    const fill = fills[column]
    return typeof fill === 'string' ? fill : fillable[column]
  }
  const [tamaño, pack, codigobarra] = fillableColumns.map(fillOf)
  return {
    choices: Object.fromEntries(
      Object.entries(value['choices']).flatMap(([head, one]) => {
        const choice = choiceIn(one)
        return choice === undefined ? [] : [[head, choice] as const]
      }),
    ),
    fills: { tamaño: tamaño ?? '', pack: pack ?? '', codigobarra: codigobarra ?? '' },
  }
}

const listsIn = (text: string): Readonly<Record<string, ListChoices>> => {
  try {
    const stored: unknown = JSON.parse(text || '{}')
    return isRecord(stored)
      ? Object.fromEntries(Object.entries(stored).map(([heads, value]) => [heads, choicesIn(value)]))
      : {}
  } catch {
    return {}
  }
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
