import { parse } from '#contract/reading/parse.ts'
import { local } from '#state/storage.ts'

const key = 'vistos'
const maxSeen = 9

export const seenText = (): string => local.getItem(key) ?? ''

/** The products that this browser has shown, the latest first. The list stays in the browser. */
export const recentlySeen = (text = seenText()): readonly number[] => {
  const stored = parse(text)
  return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : []
}

export const noteSeen = (id: number): void => {
  local.setItem(key, JSON.stringify([id, ...recentlySeen().filter((seenId) => seenId !== id)].slice(0, maxSeen)))
}

export const forgetSeen = (): void => local.removeItem(key)
