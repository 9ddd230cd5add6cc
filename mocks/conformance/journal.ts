/** What a run made or changed and has not undone yet: in a file, so that a run that was killed is cleaned up by the next. */
import { isRecord } from '../../src/contract/record.ts'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Values } from './requests.ts'

/** A record that is the suite's: delete it. */
interface Made {
  readonly what: 'made'
  readonly resource: string
  readonly id: number
}
/** A create that was sent: what came of it is unknown until its answer is in. `known`: the ids that were there before. */
interface Trying {
  readonly what: 'trying'
  readonly resource: string
  readonly known: readonly number[]
  readonly sent: Values
}
/** A record that was there before and is about to be changed: put it back. */
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
  /** The newest first. */
  readonly open: () => [number, Entry][]
}

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && ['made', 'trying', 'changed'].includes(String(value.what))

const readOpen = (file: string): Map<number, Entry> => {
  const entries = new Map<number, Entry>()
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  for (const line of lines.filter((text) => text.endsWith('}'))) {
    const { key, entry }: { key: number; entry?: unknown } = JSON.parse(line)
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

/** Where a run keeps its journal and its reports. */
export const outputDir = () => process.env['CONFORMANCE_OUT'] ?? '.conformance'
/** One for each backend. */
export const journalFile = (api: string) => join(outputDir(), `journal-${api.replace(/\W+/g, '-')}.jsonl`)
