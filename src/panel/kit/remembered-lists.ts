import { parse } from '#contract/reading/parse.ts'
import { isRecord } from '#contract/record.ts'
import { tabStorage } from '#state/storage.ts'

/** The last view of each list of this tab, by its place in the address; a reload keeps them. */
const key = 'listas'

/** Anything else in the storage counts as empty. */
const views = (): Record<string, string> => {
  const value = parse(tabStorage.getItem(key) ?? '')
  const texts = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

export const rememberList = (placeHash: string, params: string): void =>
  void tabStorage.setItem(key, JSON.stringify({ ...views(), [placeHash]: params }))

/** The address of a list in its last view. */
export const withLastView = (placeHash: string): string => [placeHash, views()[placeHash]].filter(Boolean).join('&')

/** The last opened record of each collection. The list marks its row and scrolls to it. */
const marks = new Map<unknown, number>()

export const mark = (resource: unknown, id: unknown): void => {
  if (typeof resource === 'string' && typeof id === 'number' && id > 0) marks.set(resource, id)
}
export const getMarkedId = (resource: unknown): number | undefined => marks.get(resource)

/** The menu's entries open every list from its start. */
export const forgetLists = (): void => {
  tabStorage.removeItem(key)
  marks.clear()
}
