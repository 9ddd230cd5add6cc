/** Where the prerenderer reads the pages' data: the demo's own backend, or the live API. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findEndpoint } from '#contract/find-endpoint.ts'
import { wholeList } from '#contract/reading/pages.ts'
import { root } from '#build/settings.ts'

type Ask = (path: string) => Promise<string>

const readText = async (path: string, response: Response): Promise<string> => {
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.text()
}

const noFiles = () => Promise.reject(new Error('What a page shows first are answers: they need no files.'))

/** A new database with the demo company, and the addresses of its files. Close it once all pages are made. */
export const demoSource = async () => {
  const { createBackend } = await import('#mocks/backend.ts')
  const { checkAnswer } = await import('#mocks/check-answer.ts')
  const { seed } = await import('#mocks/seed/index.ts')
  const { memoryStore } = await import('#mocks/store/memory.ts')
  const readSeed = () => Promise.resolve(seed)
  const backend = createBackend({
    store: memoryStore(readSeed),
    seed: readSeed,
    asset: noFiles,
    readSheet: noFiles,
    judge: noFiles,
    checkAnswer,
  })
  const ask: Ask = async (path) => readText(path, await backend.respond(new Request(new URL(path, 'http://localhost'))))
  const readBytes = (path: string): Promise<Uint8Array> => readFile(join(root, 'mocks/seed/media', path))
  return { ask, readBytes, files: new Map(seed.files.map((path) => [path, `/demo/${path}`])), close: backend.close }
}

/** In ms, per call. */
const callTimeout = 5_000

/** The live API. `api` is `VITE_API_URL`; '/' names no host, so the host must be given besides. */
export const liveSource = (api: string, host: string | undefined) => {
  const origin = api.startsWith('/') ? host : api
  if (!origin) throw new Error('PRERENDER_API_URL does not say where the API is while the site is built')
  const get = (path: string, headers?: HeadersInit) =>
    fetch(origin.replace(/\/$/, '') + path, {
      ...(headers && { headers }),
      redirect: 'error',
      signal: AbortSignal.timeout(callTimeout),
    })
  const json = async (path: string) => readText(path, await get(path, { Accept: 'application/json' }))
  const ask: Ask = async (path) => {
    const text = await json(path)
    const call = findEndpoint(path)
    const whole =
      call?.response.kind === 'list'
        ? await wholeList(call.response, text, (query) => json(`${path}?${query}`))
        : undefined
    return whole ? JSON.stringify({ data: whole.items }) : text
  }
  const readBytes = async (path: string): Promise<Uint8Array> => {
    const response = await get(`/api/getImage/${encodeURIComponent(path.split(/[/\\]/).at(-1) ?? '')}`)
    if (!response.ok) throw new Error(String(response.status))
    return new Uint8Array(await response.arrayBuffer())
  }
  return { ask, readBytes, files: new Map<string, string>(), close: () => {} }
}
