import { create } from 'zustand'
import { ofTab } from '../../state/storage.ts'

/** How this tab left its lists, by their place in the address; over a reload as well. */
const key = 'listas'

/** Whatever else stands there is as if nothing did. */
const views = (): Record<string, string> => {
  try {
    const kept: unknown = JSON.parse(ofTab.getItem(key) ?? '{}')
    const texts = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

export const rememberList = (place: string, params: string): void =>
  ofTab.setItem(key, JSON.stringify({ ...views(), [place]: params }))

/** The address of a list as it was left. */
export const asLeft = (place: string): string => [place, views()[place]].filter(Boolean).join('&')

/** The record of each collection that one was last at: its row is in sight, and marked, when the list is shown again. */
const useMarks = create<Readonly<Record<string, number>>>(() => ({}))

export const mark = (resource: unknown, id: unknown): void => {
  if (typeof resource === 'string' && typeof id === 'number' && id > 0) useMarks.setState({ [resource]: id })
}
export const markOf = (resource: unknown): number | undefined =>
  typeof resource === 'string' ? useMarks.getState()[resource] : undefined

/** The menu's entries open every list from its start. */
export const forgetLists = (): void => {
  ofTab.removeItem(key)
  useMarks.setState({}, true)
}
