/**
 * What a page reads first, its last visit tells. Those reads leave with the boot, while the code that will ask for them still
 * loads, so that the page need not show its skeleton first. On a first visit nobody can answer yet: what a new database holds
 * came with the build. No React and no contract here: this is part of the smallest file.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { noteAnswer } from '../api/kept.ts'
import { local } from '../state/storage.ts'

interface FirstRead {
  readonly url: string
  readonly key: QueryKey
}
interface FirstAnswer {
  readonly key: QueryKey
  readonly data: unknown
  readonly at: number
}
export interface FirstAnswers {
  /** Those that came so far. */
  readonly here: readonly FirstAnswer[]
  /** Where the host itself has a file, by its path: for as long as the worker does not answer. */
  readonly files: ReadonlyMap<string, string>
  /** When no more will come. */
  readonly settled: Promise<unknown>
}

const storageKey = () => `lecturas ${location.pathname}`

const isFirstRead = (value: unknown): value is FirstRead =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string' && 'key' in value && Array.isArray(value.key)

const remembered = (): FirstRead[] => {
  try {
    const list: unknown = JSON.parse(local.getItem(storageKey()) ?? '[]')
    return Array.isArray(list) ? list.filter(isFirstRead) : []
  } catch {
    return []
  }
}

/** Sends them. One that fails is simply made again by whoever needs it. */
export const sendFirstReads = (): FirstAnswers => {
  const here: FirstAnswer[] = []
  const send = async ({ url, key }: FirstRead) => {
    const at = Date.now()
    const response = await fetch(url, { credentials: 'include' })
    noteAnswer(url, response.headers)
    if (response.ok) here.push({ key, at, data: await response.json() })
  }
  return { here, files: new Map(), settled: Promise.allSettled(remembered().map(send)) }
}

type BuildAnswers = { answers: Omit<FirstAnswer, 'at'>[]; files: string[]; pictures: Record<string, string[]> }

/** The browser has it, or has asked for it, once the page shows it. */
const preloadPicture = (href: string) => document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href }))

/** Takes those of the build. They count as old: once the worker is there, whatever is on screen is read again. */
export const takeFromBuild = (): FirstAnswers => {
  const here: FirstAnswer[] = []
  const files = new Map<string, string>()
  const load = async () => {
    const response = await fetch('/demo/first.json')
    const build: BuildAnswers = await response.json()
    for (const path of build.pictures[location.pathname + location.search] ?? []) preloadPicture(`/demo/${path}`)
    for (const path of build.files) files.set(path, `/demo/${path}`)
    for (const answer of build.answers) here.push({ ...answer, at: 0 })
  }
  return { here, files, settled: load().catch(console.warn) }
}

/** Notes for the next visit what this page has read, as far as everybody may read it. */
export const rememberFirstReads = (client: QueryClient): void => {
  const reads = client.getQueryCache().findAll({ type: 'active', predicate: ({ state }) => state.status === 'success' })
    .flatMap(({ meta, queryKey }) => (typeof meta?.url === 'string' ? [{ url: meta.url, key: queryKey }] : []))
  try {
    local.setItem(storageKey(), JSON.stringify(reads))
  } catch (error) {
    console.warn(error)
  }
}
