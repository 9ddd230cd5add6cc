/** Tabs that were opened in a scenario (`?escenario=`), each by itself. Seldom needed: the worker loads it with the first of them. */
import type { Backend, BackendOptions } from '../../../mocks/backend.ts'
import { statusMessage } from '../../../mocks/refusal.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { shiftTo } from '../../demo/scenario/day.ts'
import { parseScenario, type Scenario } from '../../demo/scenario/grammar.ts'
import { layerOf, type Layer, type Respond } from '../../demo/scenario/layer.ts'
import { scenarioIn } from '../../demo/scenario/text.ts'
import { pageIn } from './page.ts'
import { enterAs, sessionsOf } from './roles.ts'

/** What the room takes from the worker, which has it already. */
export interface Around {
  readonly usual: Backend
  /** One that differs in who calls, or when. */
  readonly backendFor: (own: Pick<BackendOptions, 'sessionsOf' | 'now'>) => Backend
  readonly calls: readonly Endpoint[]
  readonly callAt: (pathname: string) => Endpoint | undefined
  readonly shell: () => Promise<Response>
}

export interface Room {
  /** What answers a request that comes from a page of this address. */
  readonly answererFor: (address: string, clientId: string) => Respond
  /** The page at this address. */
  readonly page: (address: string) => Promise<Response>
  /** What hangs in a page is answered. */
  readonly release: (clientId: string) => void
}

/** Layers of tabs that are gone are few and small; the oldest go. */
const most = 100

export const openRoom = ({ usual, backendFor, calls, callAt, shell }: Around): Room => {
  const backends = new Map<string, Backend>()
  const layers = new Map<string, Layer>()
  const parse = (text: string) => parseScenario(text, (name) => calls.some((call) => call.name === name))

  const backendOf = ({ role, day }: Scenario): Backend => {
    if (!role && !day) return usual
    const key = `${role} ${day}`
    const backend =
      backends.get(key) ??
      backendFor({
        ...(role && { sessionsOf: () => sessionsOf(role) }),
        ...(day && { now: () => Date.now() + shiftTo(day) }),
      })
    backends.set(key, backend)
    return backend
  }

  const answererFor = (address: string, clientId: string): Respond => {
    const text = scenarioIn(address)
    const parsed = parse(text)
    if (!parsed.ok) return usual.respond
    const key = `${clientId} ${text}`
    const layer =
      layers.get(key) ??
      layerOf(parsed.scenario, { respond: backendOf(parsed.scenario).respond, callAt, messageOf: statusMessage })
    layers.set(key, layer)
    for (const oldest of layers.keys()) if (layers.size > most) layers.delete(oldest)
    return layer.respond
  }

  const page = async (address: string) => {
    const text = scenarioIn(address)
    const parsed = parse(text)
    if (!parsed.ok) return pageIn(await shell(), { text, errors: parsed.errors })
    const { scenario } = parsed
    return pageIn(await shell(), {
      text,
      scenario,
      ids: scenario.role ? await enterAs(scenario.role, backendOf(scenario).respond) : {},
    })
  }

  const release = (clientId: string) => {
    // What a page opens elsewhere is a page's without a name.
    for (const [key, layer] of layers) if (key.startsWith(`${clientId} `) || key.startsWith(' ')) layer.release()
  }

  return { answererFor, page, release }
}
