import { useEffect, useState } from 'react'
import type { FileZona } from '../contract/file-zona.ts'
import { parse } from '../contract/reading/parse.ts'
import { isRecord } from '../contract/record.ts'
import { tryToStore, local } from '../state/storage.ts'

/** A customer's visits, stored in this browser: times and ids only, no content of the lists. */
export interface Visit {
  /** The last look at the zone, in ms. */
  readonly at: number
  /** The lists of the visit before. On the first visit no list is new. */
  readonly before: readonly string[]
  readonly seen: readonly string[]
}

type Listed = Pick<FileZona, 'id' | 'created_at'>

/** A list's key changes when its file is replaced, if the API has dates. */
const keyOf = ({ id, created_at }: Listed) => `${id} ${Date.parse(created_at ?? '') || 0}`

/** In ms: a return within this time belongs to the same visit. */
export const sameVisit = 60 * 60_000

export const visitAfter = (last: Visit | undefined, files: readonly Listed[], now: number): Visit => {
  const seen = files.map(keyOf)
  if (!last) return { at: now, before: seen, seen }
  return { at: now, before: Math.abs(now - last.at) < sameVisit ? last.before : last.seen, seen }
}

export const isNewIn = ({ before }: Visit, file: Listed): boolean => !before.includes(keyOf(file))

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** The stored visit, or undefined when the text is invalid. */
export const visitIn = (text: string | null): Visit | undefined => {
  const stored = parse(text ?? '')
  if (!isRecord(stored) || typeof stored['at'] !== 'number') return undefined
  return { at: stored['at'], before: textsIn(stored['before']), seen: textsIn(stored['seen']) }
}

/** Returns whether a list is new since this customer's last visit. */
export const useNews = (idUsuario: number, files: readonly FileZona[]): ((file: FileZona) => boolean) => {
  const place = `zona.visita.${idUsuario}`
  const [visit] = useState(() => visitAfter(visitIn(local.getItem(place)), files, Date.now()))
  useEffect(() => {
    // In a full browser the next visit calls more lists new.
    tryToStore(local, place, JSON.stringify({ ...visit, at: Date.now(), seen: files.map(keyOf) }))
  }, [place, visit, files])
  return (file) => isNewIn(visit, file)
}
