/** The API of a live build's journeys: the reference, in this process, on ports of its own. */
import 'fake-indexeddb/auto'
import { createReference, type Answer, type Reference } from '../../mocks/http/reference.ts'
import { serveReference } from '../../mocks/http/server.ts'
import { stylesOf } from '../../mocks/http/styles/index.ts'
import type { Seed } from '../../mocks/db.ts'
import { seed as demo } from '../../mocks/seed/index.ts'
import { serve, staticFiles } from '../run/serve.ts'
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
  /** What it answers without its habits and without a network between. */
  readonly ask: Answer
  readonly close: () => Promise<void>
}

let count = 0
const host = '127.0.0.1'

/** One reference after the other: each test begins with one of its own. */
const succession = (origins: () => readonly string[], usual: readonly string[]) => {
  let current: { plain: Reference; styled: Reference; database: string } | undefined
  const begin = (style = usual, seed: Seed = demo) => {
    current?.plain.close()
    const database = `live-${++count}`
    const plain = createReference({ seed, origins: origins(), crossSite: false, databaseName: database })
    current = { plain, styled: stylesOf(style)(plain), database }
  }
  const running = () => current ?? expectBegun()
  return {
    answer: (request: Request) => running().styled.answer(request), owns: (url: URL) => running().styled.owns(url),
    told: { begin, database: () => running().database, ask: (request: Request) => running().plain.answer(request) },
  }
}
const expectBegun = (): never => { throw new Error('No reference has begun') }

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

export const startLive = (build: LiveBuild) => build === 'live' ? sameOrigin() : crossOrigin()
