import { readFile } from 'node:fs/promises'
import { checkAnswer } from './check-answer.ts'
import { createBackend, type Backend, type BackendOptions } from './backend.ts'
import { countDemoRecords } from './company/count-demo-records.ts'
import { formRequest, jsonRequest, type Values } from './conformance/requests.ts'
import { readPlanned } from '#recognise/planned-sheet.ts'
import { judge } from '#contract/uploads.ts'
import { seed } from './seed/index.ts'
import { memoryStore } from './store/memory.ts'
import type { Seed } from './store/rows.ts'

/** The demo company in memory, with these tables in place of its own. */
export const demoStore = (tables: Partial<Seed['tables']> = {}) =>
  memoryStore(() => Promise.resolve({ ...seed, tables: { ...seed.tables, ...tables } }))

/** A backend for one test: in memory unless it names a database, with the seed's files, every answer checked against the contract. */
export const testBackend = (options: Partial<BackendOptions> = {}) =>
  createBackend({
    asset: async (path) => new Blob([await readFile(new URL(`seed/media/${path}`, import.meta.url))]),
    judge,
    readSheet: readPlanned,
    seed: () => Promise.resolve(seed),
    checkAnswer,
    // As the demo's passwords have: a browser's own take 120 times as long.
    passwordRounds: 1_000,
    countDemoRecords: (db) => countDemoRecords(Promise.resolve(seed), db),
    ...(options.databaseName === undefined && { store: memoryStore(options.seed ?? (() => Promise.resolve(seed))) }),
    ...options,
  })

/** The id in a call's answer. */
export const readId = async (answer: Promise<Response>): Promise<number> => {
  const { id }: { id: number } = await (await answer).json()
  return id
}

/** Sends a request as a script of the page. */
export const ask = (backend: Backend, path: string, init?: RequestInit) =>
  backend.respond(new Request(new URL(path, 'http://localhost'), init))
export const post = (backend: Backend, path: string, body: unknown) => ask(backend, path, jsonRequest(body))
export const login = (backend: Backend) =>
  post(backend, '/api/verificarLogin', { usuario: 'admin', contraseña: 'admin1234' })
export const list = async (backend: Backend, path: string): Promise<{ id: number }[]> =>
  (await ask(backend, path)).json()
export const postForm = (backend: Backend, path: string, values: Values) => ask(backend, path, formRequest(values))
