/**
 * What a page reads first, its last visit tells. Those reads leave with the boot, while the code that will ask for them still
 * loads, so that the page need not show its skeleton first. No React and no contract here: this is part of the smallest file.
 */
import type { Ahead } from '../api/ahead.ts'
import { noteAnswer } from '../api/kept.ts'
import { local } from '../state/storage.ts'

export interface FirstAnswers {
  /** By address. What is in them nobody has read yet: a wrong note, or a wrong answer, is as if there were none. */
  readonly asked: ReadonlyMap<string, Ahead>
  /** Where the host itself has a file, by its path: for as long as the worker does not answer. */
  readonly files: ReadonlyMap<string, string>
  /** When no more will come. */
  readonly settled: Promise<unknown>
}

export const readsKey = () => `lecturas ${location.pathname}`

const remembered = (): string[] => {
  try {
    const urls: unknown = JSON.parse(local.getItem(readsKey()) ?? '[]')
    return Array.isArray(urls) ? urls.filter((url) => /\/obtener/.test(url)) : []
  } catch {
    return []
  }
}

const none = Promise.resolve(undefined)

/** Sends them. One that fails is simply made again by whoever needs it. */
export const sendFirstReads = (): FirstAnswers => {
  const send = (url: string): [string, Ahead] => {
    const ahead: Ahead = { at: Date.now() }
    const load = async () => {
      const response = await fetch(url, { headers: { Accept: 'application/json' } })
      noteAnswer(url, response.headers)
      const text = response.ok ? await response.text() : undefined
      ahead.body = text
      return text
    }
    ahead.coming = load().catch(() => undefined)
    return [url, ahead]
  }
  const asked = new Map(remembered().map(send))
  return { asked, files: new Map(), settled: Promise.all([...asked.values()].map(({ coming = none }) => coming)) }
}
