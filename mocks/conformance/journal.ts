/** Keeps unfinished changes of a run in a file, so that the next run can clean up after a killed one. */
import { isRecord } from '#contract/record.ts'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Values } from './requests.ts'

/** A record of the suite, to be deleted. */
interface Made {
  readonly what: 'made'
  readonly resource: string
  readonly id: number
}
/** A create without an answer yet. `known`: the ids before it. */
interface Trying {
  readonly what: 'trying'
  readonly resource: string
  readonly known: readonly number[]
  readonly sent: Values
}
/** An existing record that is about to change, to be restored. */
export interface Changed {
  readonly what: 'changed'
  readonly name: string
  readonly before: Values
  readonly files: Readonly<Record<string, StoredFile>>
}
export interface StoredFile {
  readonly name: string
  readonly type: string
  readonly base64: string
}

export type Entry = Made | Trying | Changed

export interface Journal {
  readonly add: (entry: Entry) => number
  readonly done: (key: number) => void
  /** The unfinished entries, newest first. */
  readonly open: () => [number, Entry][]
}

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && ['made', 'trying', 'changed'].includes(String(value.what))

/** A line of the file; undefined when a kill cut it. */
const parseLine = (line: string): { readonly key: number; readonly entry?: unknown } | undefined => {
  try {
    const value: unknown = JSON.parse(line)
    return isRecord(value) && typeof value.key === 'number' ? { key: value.key, entry: value.entry } : undefined
  } catch {
    return undefined
  }
}

const readOpen = (file: string): Map<number, Entry> => {
  const entries = new Map<number, Entry>()
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  for (const line of lines) {
    const noted = parseLine(line)
    if (!noted) continue
    const { key, entry } = noted
    if (isEntry(entry)) entries.set(key, entry)
    else entries.delete(key)
  }
  return entries
}

export const openJournal = (file: string): Journal => {
  const entries = readOpen(file)
  let count = Math.max(0, ...entries.keys())
  mkdirSync(dirname(file), { recursive: true })
  const note = (line: object) => appendFileSync(file, `${JSON.stringify(line)}\n`)
  // Rewrites the file, so that a cut line does not swallow the next entry.
  rmSync(file, { force: true })
  for (const [key, entry] of entries) note({ key, entry })
  return {
    add: (entry) => {
      const key = ++count
      entries.set(key, entry)
      note({ key, entry })
      return key
    },
    done: (key) => {
      entries.delete(key)
      note({ key })
      if (entries.size === 0) rmSync(file, { force: true })
    },
    open: () => [...entries].toReversed(),
  }
}

export const outputDir = () => process.env['CONFORMANCE_OUT'] ?? '.conformance'
export const journalFile = (api: string) => join(outputDir(), `journal-${api.replace(/\W+/g, '-')}.jsonl`)
