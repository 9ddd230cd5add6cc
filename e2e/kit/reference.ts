/** The API of a live build's journeys: the reference server in this process, on its own ports and on a folder. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReference, type Reference } from '../../mocks/server/http/reference.ts'
import type { Answer } from '../../mocks/validators.ts'
import { serveReference } from '../../mocks/server/http/server.ts'
import { newFirstKey } from '../../mocks/server/first-user.ts'
import { letterPages } from '../../mocks/server/pages.ts'
import type { Quirk } from '../../mocks/server/http/quirks/quirk.ts'
import { quirksOf } from '../../mocks/server/http/quirks/index.ts'
import type { Store } from '../../mocks/store/port.ts'
import type { Seed } from '../../mocks/store/rows.ts'
import { sqliteStore } from '../../mocks/store/sql/sqlite.ts'
import { seed as demo } from '../../mocks/seed/index.ts'
import { serve, staticFiles } from '../../mocks/server/files/serve.ts'
import { shiftTo } from '../../src/review/scenario/day.ts'
import type { Scenario } from '../../src/review/scenario/grammar.ts'
import type { Layer } from '../../src/review/scenario/layer.ts'
import { noting, type Made } from './calls.ts'
import { playBefore } from './scenario.ts'
import { apiAt, builds, crossApi, type LiveBuild } from './host.ts'

/** A letter. */
export interface Sent {
  readonly a: string[]
  readonly asunto: string
  readonly texto: string
}

export interface LiveBackend {
  readonly url: string
  readonly api: string
  /** Chromium flags that lead the build's API address to this process. */
  readonly browserArgs: readonly string[]
  /** Starts with a new database, with the demo company unless another seed is given. */
  readonly begin: (quirks?: readonly string[], seed?: Seed) => void
  /** The letters that the present database holds. */
  readonly letters: () => Promise<readonly Sent[]>
  /** The key of the link that makes the first administrator. */
  readonly firstKey: () => Promise<string | undefined>
  /** Plays a scenario until `begin`. */
  readonly play: (scenario: Scenario) => void
  /** Puts a quirk before the API until `begin`, for faults that no scenario has. A `Response.error()` closes the connection. */
  readonly fail: (quirk?: Quirk) => void
  /** Answers the calls that a scenario holds. */
  readonly release: () => void
  /** Sets the backend's date until `begin`. */
  readonly setDay: (day: string) => void
  /** The calls since `begin`, pictures among them. */
  readonly calls: () => readonly Made[]
  /** Answers a request without quirks and without the network. */
  readonly ask: Answer
  readonly close: () => Promise<void>
}

const host = '127.0.0.1'

/** Folders for one reference after the other. The demo company is loaded once, and then copied. */
const folders = async () => {
  const root = mkdtempSync(join(tmpdir(), 'vidriera-e2e-'))
  const storeAt = (name: string, seed: Seed) => sqliteStore(join(root, name), () => Promise.resolve(seed))
  const first = storeAt('first day', demo)
  await first.start()
  first.close()
  let count = 0
  return {
    next: (seed: Seed): Store => {
      const name = String(++count)
      if (seed === demo) cpSync(join(root, 'first day'), join(root, name), { recursive: true })
      return storeAt(name, seed)
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Adds CORS headers to an answer that does not come from the reference, so that a page of another origin can read it. */
const readable = (response: Response, origin: string | null): Response => {
  if (response.type === 'error' || origin === null || response.headers.has('Access-Control-Allow-Origin'))
    return response
  const headers = new Headers(response.headers)
  headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Allow-Credentials', 'true')
  return new Response(response.body, { status: response.status, headers })
}

/** Holds the present reference. Each test begins with a new one. */
const succession = async (origins: () => readonly string[], usual: readonly string[]) => {
  const { next: nextStore, remove } = await folders()
  let current:
    | {
        plain: Reference
        quirky: Reference
        store: Store
        calls: Made[]
        layer?: Layer
        fault?: Quirk | undefined
        shift: number
      }
    | undefined
  const begin = (quirks = usual, seed: Seed = demo) => {
    current?.plain.close()
    const store = nextStore(seed)
    const plain = createReference({
      seed,
      origins: origins(),
      crossSite: false,
      store,
      isPersistent: true,
      pages: letterPages({ site: 'https://site.example', rounds: 1_000 }),
      now: () => Date.now() + (current?.shift ?? 0),
    })
    current = { plain, quirky: quirksOf(quirks)(plain), store, calls: [], shift: 0 }
  }
  const running = () => current ?? expectBegun()
  return {
    owns: (url: URL) => running().quirky.owns(url),
    answer: async (request: Request) => {
      const { calls, layer, fault, quirky } = running()
      const answered = noting(calls, request.method, request.url)
      const next = layer?.respond ?? quirky.answer
      const response = await (fault && request.method !== 'OPTIONS' ? fault(request, next) : next(request))
      answered(response.status)
      return readable(response, request.headers.get('Origin'))
    },
    reported: {
      begin,
      play: (scenario: Scenario) => {
        running().layer = playBefore(scenario, running().quirky.answer)
      },
      fail: (quirk?: Quirk) => {
        running().fault = quirk
      },
      release: () => running().layer?.release(),
      setDay: (day: string) => {
        running().shift = shiftTo(day)
      },
      calls: () => running().calls,
      letters: () => running().store.salida.all(),
      firstKey: async () => {
        await running().store.start()
        return newFirstKey(running().store)
      },
      end: () => {
        current?.plain.close()
        remove()
      },
      ask: (request: Request) => running().plain.answer(request),
    },
  }
}
const expectBegun = (): never => {
  throw new Error('No reference has begun')
}

const sameOrigin = async (): Promise<LiveBackend> => {
  const {
    reported: { end, ...notify },
    ...answers
  } = await succession(() => [], [])
  const served = await serveReference({ ...answers, host, port: 0, otherwise: staticFiles(builds.live) })
  const close = async () => {
    await served.close()
    end()
  }
  return { url: served.url, api: served.url, browserArgs: [], ...notify, close }
}

/** The build names one port for the API. Each of Playwright's processes maps that to a port of its own. */
const crossOrigin = async (): Promise<LiveBackend> => {
  const app = await serve(builds.cross, 0)
  // Another host name makes the same app another site.
  const otherSite = app.url.replace(host, 'localhost')
  const {
    reported: { end, ...notify },
    ...answers
  } = await succession(() => [app.url, otherSite], ['php'])
  const served = await serveReference({ ...answers, host, port: 0 })
  const close = async () => {
    app.close()
    await served.close()
    end()
  }
  return { url: app.url, api: crossApi, browserArgs: [apiAt(served.url)], ...notify, close }
}

export const startLive = (build: LiveBuild) => (build === 'live' ? sameOrigin() : crossOrigin())
