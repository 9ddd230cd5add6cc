/**
 * What a page reads first, its last visit tells. Those reads leave with the boot, while the code that will ask for them still
 * loads, so that the page need not show its skeleton first. On a first visit nobody can answer yet: what a new database holds
 * came with the build. No React and no contract here: this is part of the smallest file.
 */
import type { QueryClient } from '@tanstack/react-query'
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

const storageKey = () => `lecturas ${location.pathname}`

const remembered = (): string[] => {
  try {
    const urls: unknown = JSON.parse(local.getItem(storageKey()) ?? '[]')
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

type BuildAnswers = { answers: { url: string; data: unknown }[]; files: string[]; pictures: Record<string, string[]> }

/** The browser has it, or has asked for it, once the page shows it. */
const preloadPicture = (href: string) => document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href }))

/** Takes those of the build. They count as old: once the worker is there, whatever is on screen is read again. */
export const takeFromBuild = (): FirstAnswers => {
  const asked = new Map<string, Ahead>()
  const files = new Map<string, string>()
  const load = async () => {
    const response = await fetch('/demo/first.json')
    const build: BuildAnswers = await response.json()
    for (const path of build.pictures[location.pathname + location.search] ?? []) preloadPicture(`/demo/${path}`)
    for (const path of build.files) files.set(path, `/demo/${path}`)
    for (const { url, data } of build.answers) asked.set(url, { at: 0, body: data })
  }
  return { asked, files, settled: load().catch(console.warn) }
}

/** Notes for the next visit what this page has read, as far as everybody may read it. */
export const rememberFirstReads = (client: QueryClient): void => {
  const reads = client.getQueryCache().findAll({ type: 'active', predicate: ({ state }) => state.status === 'success' })
    .flatMap(({ meta }) => (typeof meta?.url === 'string' ? [meta.url] : []))
  try {
    local.setItem(storageKey(), JSON.stringify(reads))
  } catch (error) {
    console.warn(error)
  }
}
