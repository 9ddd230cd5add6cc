/** Answers tabs in a scenario (`?escenario=`), each with a layer of its own. The worker loads this script with the first such tab. */
import type { Backend, BackendOptions } from '../../../mocks/backend.ts'
import { statusMessage } from '../../../mocks/refusal.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { guardarHistorial } from '../../contract/historial.ts'
import { shiftTo } from '../scenario/day.ts'
import { parseScenario, type Scenario } from '../scenario/grammar.ts'
import { layerOf, type Layer, type Respond } from '../scenario/layer.ts'
import { scenarioIn } from '../scenario/text.ts'
import { pageIn } from './page.ts'
import { rehearsedSessions } from './rehearsed-sessions.ts'
import { enterAs, sessionsOf } from './roles.ts'

/** The worker's own script hands these in, so that no code is loaded twice. */
export interface ReviewDeps {
  readonly usual: Backend
  /** A backend with other sessions, or another day. */
  readonly backendFor: (own: Pick<BackendOptions, 'sessionsOf' | 'day'>) => Backend
  /** The worker's work around a write (page snapshots, the way back), for requests that reach the backend. */
  readonly answering: (respond: Respond) => Respond
  readonly calls: readonly Endpoint[]
  readonly callAt: (pathname: string) => Endpoint | undefined
  readonly shell: () => Promise<Response>
}

export interface Review {
  /** The function that answers requests of a page at this address. */
  readonly answererFor: (address: string, clientId: string) => Respond
  readonly page: (address: string) => Promise<Response>
  /** Answers the calls that hang in a page. */
  readonly release: (clientId: string) => void
}

/** How many layers are kept; layers of closed tabs are small, and the oldest are dropped. */
const most = 100

/** Rehearsed logins leave no entry in the history. */
const withoutNotes =
  (respond: Respond, callAt: ReviewDeps['callAt']): Respond =>
  async (request) =>
    callAt(new URL(request.url).pathname) === guardarHistorial ? Response.json(null) : respond(request)

export const openReview = ({ usual, backendFor, answering, calls, callAt, shell }: ReviewDeps): Review => {
  const sessions = rehearsedSessions()
  const backends = new Map<string, Backend>()
  const layers = new Map<string, Layer>()
  const parse = (text: string) => parseScenario(text, (name) => calls.some((call) => call.name === name))

  const backendOf = ({ role, day }: Scenario): Backend => {
    if (!role && !day) return usual
    const key = `${role} ${day}`
    const backend =
      backends.get(key) ??
      backendFor({
        ...(role && { sessionsOf: () => sessionsOf(role, sessions.rows) }),
        ...(day && { day: () => Date.now() + shiftTo(day) }),
      })
    backends.set(key, backend)
    return backend
  }

  const respondIn = (scenario: Scenario): Respond => {
    const respond = answering(backendOf(scenario).respond)
    return scenario.role ? withoutNotes(respond, callAt) : respond
  }

  /** A scenario with a bad word plays nothing. */
  const newLayer = (text: string): Layer => {
    const parsed = parse(text)
    return parsed.ok
      ? layerOf(parsed.scenario, { respond: respondIn(parsed.scenario), callAt, messageOf: statusMessage })
      : { respond: answering(usual.respond), release: () => undefined }
  }

  const answererFor = (address: string, clientId: string): Respond => {
    const text = scenarioIn(address)
    const key = `${clientId} ${text}`
    const layer = layers.get(key) ?? newLayer(text)
    layers.set(key, layer)
    for (const oldest of layers.keys()) if (layers.size > most) layers.delete(oldest)
    return async (request) => {
      await sessions.ready
      return layer.respond(request)
    }
  }

  const page = async (address: string) => {
    const text = scenarioIn(address)
    const parsed = parse(text)
    if (!parsed.ok) return pageIn(await shell(), { text, errors: parsed.errors })
    const { scenario } = parsed
    await sessions.ready
    return pageIn(await shell(), {
      text,
      scenario,
      ids: scenario.role ? await enterAs(scenario.role, backendOf(scenario).respond) : {},
    })
  }

  const release = (clientId: string) => {
    // Files that a page opens in another tab have no client id.
    for (const [key, layer] of layers) if (key.startsWith(`${clientId} `) || key.startsWith(' ')) layer.release()
  }

  return { answererFor, page, release }
}
