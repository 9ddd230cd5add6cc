import { parse } from '../../../contract/reading/parse.ts'
import { local } from '../../../state/storage.ts'

const key = 'vistos'
const most = 9

/** What this browser has kept of them. */
export const seenText = (): string => local.getItem(key) ?? ''

/** The products that this browser has shown, the last first; nobody else hears of them. */
export const recentlySeen = (text = seenText()): readonly number[] => {
  const kept = parse(text)
  return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)) : []
}

export const noteSeen = (id: number): void => {
  try {
    local.setItem(key, JSON.stringify([id, ...recentlySeen().filter((one) => one !== id)].slice(0, most)))
  } catch {
    // A full storage forgets it: nothing depends on it.
  }
}

export const forgetSeen = (): void => local.removeItem(key)
