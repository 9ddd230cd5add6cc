/** The API of a live build's journeys: the reference, in this process, on ports of its own. */
import 'fake-indexeddb/auto'
import { createReference, type Answer, type Reference } from '../../mocks/http/reference.ts'
import { serveReference } from '../../mocks/http/server.ts'
import type { Habit } from '../../mocks/http/styles/habit.ts'
import { stylesOf } from '../../mocks/http/styles/index.ts'
import type { Seed } from '../../mocks/db.ts'
import { seed as demo } from '../../mocks/seed/index.ts'
import { serve, staticFiles } from '../run/serve.ts'
import { shiftTo } from '../../src/demo/scenario/day.ts'
import type { Scenario } from '../../src/demo/scenario/grammar.ts'
import type { Layer } from '../../src/demo/scenario/layer.ts'
import { noting, type Made } from './calls.ts'
import { playBefore } from './scenario.ts'
import { apiAt, builds, crossApi, type LiveBuild } from './host.ts'

export interface LiveBackend {
  /** Where the app is. */
  readonly url: string
  /** Where its API is. */
  readonly api: string
  /** What has the browser find the API of this process where the build looks for it. */
  readonly browserArgs: readonly string[]
  /** Begins anew, with the demo company unless told otherwise. */
  readonly begin: (style?: readonly string[], seed?: Seed) => void
  /** The name of the database that it has since. */
  readonly database: () => string
  /** Has it go otherwise from now on, until it begins anew. */
  readonly play: (scenario: Scenario) => void
  /** Has what somebody made go wrong until it begins anew, where a scenario has no word for it; a `Response.error()` hangs up. */
  readonly fail: (habit?: Habit) => void
  /** What hangs is answered. */
  readonly release: () => void
  /** Which day it takes today for, until it begins anew. */
  readonly setDay: (day: string) => void
  /** The calls that came since it began, pictures among them. */
  readonly calls: () => readonly Made[]
  /** What it answers without its habits and without a network between. */
  readonly ask: Answer
  readonly close: () => Promise<void>
}

let count = 0
const host = '127.0.0.1'

/** A page of another origin may read what it is told of an answer that is not the reference's own. */
const readable = (response: Response, origin: string | null): Response => {
  if (response.type === 'error' || origin === null || response.headers.has('Access-Control-Allow-Origin'))
    return response
  const headers = new Headers(response.headers)
  headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Allow-Credentials', 'true')
  return new Response(response.body, { status: response.status, headers })
}

/** One reference after the other: each test begins with one of its own. */
const succession = (origins: () => readonly string[], usual: readonly string[]) => {
  let current:
    | {
        plain: Reference
        styled: Reference
        database: string
        calls: Made[]
        layer?: Layer
        fault?: Habit | undefined
        shift: number
      }
    | undefined
  const begin = (style = usual, seed: Seed = demo) => {
    current?.plain.close()
    const database = `live-${++count}`
    const plain = createReference({
      seed,
      origins: origins(),
      crossSite: false,
      databaseName: database,
      now: () => Date.now() + (current?.shift ?? 0),
    })
    current = { plain, styled: stylesOf(style)(plain), database, calls: [], shift: 0 }
  }
  const running = () => current ?? expectBegun()
  return {
    owns: (url: URL) => running().styled.owns(url),
    answer: async (request: Request) => {
      const { calls, layer, fault, styled } = running()
      const answered = noting(calls, request.method, request.url)
      const next = layer?.respond ?? styled.answer
      const response = await (fault && request.method !== 'OPTIONS' ? fault(request, next) : next(request))
      answered(response.status)
      return readable(response, request.headers.get('Origin'))
    },
    told: {
      begin,
      play: (scenario: Scenario) => {
        running().layer = playBefore(scenario, running().styled.answer)
      },
      fail: (habit?: Habit) => {
        running().fault = habit
      },
      release: () => running().layer?.release(),
      setDay: (day: string) => {
        running().shift = shiftTo(day)
      },
      calls: () => running().calls,
      database: () => running().database,
      ask: (request: Request) => running().plain.answer(request),
    },
  }
}
const expectBegun = (): never => {
  throw new Error('No reference has begun')
}

const sameOrigin = async (): Promise<LiveBackend> => {
  const { told, ...answers } = succession(() => [], [])
  const { url, close } = await serveReference({ ...answers, host, port: 0, otherwise: staticFiles(builds.live) })
  return { url, api: url, browserArgs: [], ...told, close }
}

/** The build says one port for the API; each of Playwright's processes has its own there. */
const crossOrigin = async (): Promise<LiveBackend> => {
  const app = await serve(builds.cross, 0)
  // The same app by another name is another site.
  const otherSite = app.url.replace(host, 'localhost')
  const { told, ...answers } = succession(() => [app.url, otherSite], ['php'])
  const served = await serveReference({ ...answers, host, port: 0 })
  const close = async () => {
    app.close()
    await served.close()
  }
  return { url: app.url, api: crossApi, browserArgs: [apiAt(served.url)], ...told, close }
}

export const startLive = (build: LiveBuild) => (build === 'live' ? sameOrigin() : crossOrigin())
