import { useEffect, useState } from 'react'
import type { FileZona } from '#contract/file-zona.ts'
import { parse } from '#contract/reading/parse.ts'
import { isRecord } from '#contract/record.ts'
import { tryToStore, local } from '#state/storage.ts'

/** A customer's visits, stored in this browser: times and ids only, no content of the lists. */
export interface Visit {
  /** The last look at the zone, in ms. */
  readonly at: number
  /** The lists of the previous visit. On the first visit no list is new. */
  readonly before: readonly string[]
  readonly seen: readonly string[]
}

type Listed = Pick<FileZona, 'id' | 'created_at'>

/** A list's key changes when its file is replaced, if the API has dates. */
const getListKey = ({ id, created_at }: Listed) => `${id} ${Date.parse(created_at ?? '') || 0}`

/** In ms: a return within this time belongs to the same visit. */
export const sameVisit = 60 * 60_000

export const visitAfter = (last: Visit | undefined, files: readonly Listed[], now: number): Visit => {
  const seen = files.map(getListKey)
  if (!last) return { at: now, before: seen, seen }
  return { at: now, before: Math.abs(now - last.at) < sameVisit ? last.before : last.seen, seen }
}

export const isNewSince = ({ before: previousKeys }: Visit, file: Listed): boolean =>
  !previousKeys.includes(getListKey(file))

const filterTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** The stored visit, or undefined when the text is invalid. */
export const parseVisit = (text: string | null): Visit | undefined => {
  const stored = parse(text ?? '')
  if (!isRecord(stored) || typeof stored['at'] !== 'number') return undefined
  return { at: stored['at'], before: filterTexts(stored['before']), seen: filterTexts(stored['seen']) }
}

/** Returns whether a list is new since this customer's last visit. */
export const useNews = (idUsuario: number, files: readonly FileZona[]): ((file: FileZona) => boolean) => {
  const storageKey = `zona.visita.${idUsuario}`
  const [visit] = useState(() => visitAfter(parseVisit(local.getItem(storageKey)), files, Date.now()))
  useEffect(() => {
    // In a full browser the next visit shows more lists as new.
    tryToStore(local, storageKey, JSON.stringify({ ...visit, at: Date.now(), seen: files.map(getListKey) }))
  }, [storageKey, visit, files])
  return (file) => isNewSince(visit, file)
}
