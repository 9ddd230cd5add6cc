import { useEffect, useState } from 'react'
import type { FileZona } from '../contract/file-zona.ts'
import { parse } from '../contract/reading/parse.ts'
import { isRecord } from '../contract/record.ts'
import { local } from '../state/storage.ts'

/** What this browser knows of a customer's visits: numbers alone, and nothing of what the lists say. */
export interface Visit {
  /** When the zone was last looked at, in ms. */
  readonly at: number
  /** The lists that there were at the visit before; on the first one, none is new. */
  readonly before: readonly string[]
  readonly seen: readonly string[]
}

type Listed = Pick<FileZona, 'id' | 'created_at'>

/** A list whose file was replaced since is another one, where the API says when. */
const keyOf = ({ id, created_at }: Listed) => `${id} ${Date.parse(created_at ?? '') || 0}`

/** In ms: whoever comes back sooner is still on the same visit, in another tab perhaps. */
export const sameVisit = 60 * 60_000

/** This visit, after the last one. */
export const visitAfter = (last: Visit | undefined, files: readonly Listed[], now: number): Visit => {
  const seen = files.map(keyOf)
  if (!last) return { at: now, before: seen, seen }
  return { at: now, before: Math.abs(now - last.at) < sameVisit ? last.before : last.seen, seen }
}

export const isNewIn = ({ before }: Visit, file: Listed): boolean => !before.includes(keyOf(file))

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** What was kept, if it is that. */
export const visitIn = (text: string | null): Visit | undefined => {
  const kept = parse(text ?? '')
  if (!isRecord(kept) || typeof kept['at'] !== 'number') return undefined
  return { at: kept['at'], before: textsIn(kept['before']), seen: textsIn(kept['seen']) }
}

const placeOf = (idUsuario: number) => `zona.visita.${idUsuario}`

const keep = (idUsuario: number, visit: Visit) => {
  try {
    local.setItem(placeOf(idUsuario), JSON.stringify(visit))
  } catch {
    // A full storage: the next visit calls more of them new.
  }
}

/** Tells which lists have come since this customer's last visit. */
export const useNews = (idUsuario: number, files: readonly FileZona[]): ((file: FileZona) => boolean) => {
  const [visit] = useState(() => visitAfter(visitIn(local.getItem(placeOf(idUsuario))), files, Date.now()))
  useEffect(() => keep(idUsuario, { ...visit, at: Date.now(), seen: files.map(keyOf) }), [idUsuario, visit, files])
  return (file) => isNewIn(visit, file)
}
