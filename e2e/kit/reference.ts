/** The API of a live build's journeys: the reference server in this process, on its own ports and on a folder. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReference, type Reference } from '#server/http/reference.ts'
import { serveReference } from '#server/http/server.ts'
import { newFirstKey } from '#server/first-user.ts'
import { letterPages } from '#server/letter-pages.ts'
import type { Quirk } from '#server/http/quirks/quirk.ts'
import { withQuirks } from '#server/http/quirks/index.ts'
import type { Store } from '#mocks/store/port.ts'
import type { Seed } from '#mocks/store/rows.ts'
import { sqliteStore } from '#mocks/store/sql/sqlite.ts'
import { seed as demo } from '#mocks/seed/index.ts'
import { serve, staticFiles } from '#server/files/serve.ts'
import { shiftTo } from '#review/scenario/day.ts'
import type { Scenario } from '#review/scenario/grammar.ts'
import type { Layer } from '#review/scenario/layer.ts'
import { noting, type Made } from './calls.ts'
import { playBefore } from './scenario.ts'
import { apiAt, builds, crossApi, type LiveBuild } from './host.ts'

/** A letter. */
export interface Sent {
  readonly a: string[]
  readonly asunto: string
  readonly texto: string
}

export type LiveBackend = Awaited<ReturnType<typeof startLive>>

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
const succession = async (origins: readonly string[], usual: readonly string[]) => {
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
  /** Starts with a new database, with the demo company unless another seed is given. */
  const begin = (quirks = usual, seed: Seed = demo) => {
    current?.plain.close()
    const store = nextStore(seed)
    const plain = createReference({
      seed,
      origins,
      crossSite: false,
      store,
      isPersistent: true,
      pages: letterPages({ site: 'https://site.example', rounds: 1_000 }),
      now: () => Date.now() + (current?.shift ?? 0),
    })
    current = { plain, quirky: withQuirks(quirks)(plain), store, calls: [], shift: 0 }
  }
  const running = () => current ?? expectBegun()
  return {
    owns: (request: Request) => running().quirky.owns(new URL(request.url)),
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
      /** Plays a scenario until `begin`. */
      play: (scenario: Scenario) => {
        running().layer = playBefore(scenario, running().quirky.answer)
      },
      /** Puts a quirk before the API until `begin`, for faults that no scenario has. A `Response.error()` closes the connection. */
      fail: (quirk?: Quirk) => {
        running().fault = quirk
      },
      /** Answers the calls that a scenario holds. */
      release: () => running().layer?.release(),
      /** Sets the backend's date until `begin`. */
      setDay: (day: string) => {
        running().shift = shiftTo(day)
      },
      /** The calls since `begin`, pictures among them. */
      calls: (): readonly Made[] => running().calls,
      letters: (): Promise<readonly Sent[]> => running().store.salida.getAll(),
      /** The key of the link that makes the first administrator. */
      firstKey: async () => {
        await running().store.start()
        return newFirstKey(running().store)
      },
      end: () => {
        current?.plain.close()
        remove()
      },
      /** Answers a request without quirks and without the network. */
      ask: (request: Request) => running().plain.answer(request),
    },
  }
}
const expectBegun = (): never => {
  throw new Error('No reference has begun')
}

/** A build beside its API, or with an API on another origin that answers like PHP. */
export const startLive = async (build: LiveBuild) => {
  const app = build === 'cross' ? await serve(builds.cross, 0) : undefined
  // Another host name makes the same app another site.
  const origins = app ? [app.url, app.url.replace(host, 'localhost')] : []
  const {
    reported: { end, ...reported },
    owns,
    answer,
  } = await succession(origins, app ? ['php'] : [])
  const files = staticFiles(builds.live)
  const served = await serveReference({
    answer: (request) => (app || owns(request) ? answer : files)(request),
    host,
    port: 0,
  })
  return {
    url: app?.url ?? served.url,
    api: app ? crossApi : served.url,
    // The build names one port for the API. Each of Playwright's processes maps that to a port of its own.
    browserArgs: app ? [apiAt(served.url)] : [],
    ...reported,
    close: async () => {
      app?.close()
      await served.close()
      end()
    },
  }
}
