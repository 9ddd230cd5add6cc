/** Answers tabs in a scenario (`?escenario=`), each with a layer of its own. The worker loads this script with the first such tab. */
import type { Backend, BackendOptions } from '#mocks/backend.ts'
import { statusMessage } from '#mocks/refusal.ts'
import { accounts } from '#mocks/seed/accounts.ts'
import type { SessionRows, Sessions } from '#mocks/sessions.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { guardarHistorial } from '#contract/historial.ts'
import { shiftTo } from '../scenario/day.ts'
import { parseScenario, type Role, type Scenario } from '../scenario/grammar.ts'
import { createLayer, type Layer, type Respond } from '../scenario/layer.ts'
import { readScenarioText } from '../scenario/text.ts'
import type { Ids, TabFacts } from '../tab/own-storage.ts'
import { rehearsedSessions } from './rehearsed-sessions.ts'

/** The worker's own script hands these in, so that no code is loaded twice. */
export interface ReviewDeps {
  readonly usual: Backend
  /** A backend with other sessions, or another day. */
  readonly backendFor: (options: Pick<BackendOptions, 'getSessions' | 'day'>) => Backend
  readonly calls: readonly Endpoint[]
  readonly findEndpoint: (pathname: string) => Endpoint | undefined
  readonly shell: () => Promise<Response>
}

const script = import.meta.env.DEV ? 'type="module" src="/src/review/tab/tab.ts"' : 'src="/demo/tab.js"'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The shell with a first script, which gets the facts of the tab's scenario. */
const withFacts = async (shell: Response, facts: TabFacts): Promise<Response> => {
  const html = await shell.text()
  const text = html.replace(
    '<head>',
    () => `<head><script ${script} data-escenario="${escaped(JSON.stringify(facts))}"></script>`,
  )
  return new Response(text, { headers: shell.headers })
}

const createSessions = (role: Role, rows: SessionRows): Sessions => ({
  rows,
  getKey: (zona) => `${zona} ${role}`,
  begin: (zona) => ({ zona: `${zona} ${role}` }),
  end: () => undefined,
  cookies: () => [],
})

const ask = async (respond: Respond, path: string, body: object): Promise<unknown> => {
  const response = await respond(
    new Request(new URL(path, location.origin), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  )
  return response.json().catch(() => undefined)
}

const inZone = (answer: unknown): Ids => {
  const { usuarioId, usuarioActivo }: { usuarioId?: unknown; usuarioActivo?: unknown } = Object(answer)
  return typeof usuarioId === 'number' && usuarioActivo === 1 ? { idLoginZona: usuarioId } : {}
}

/** Logs in by the backend's own rules; without ids where the backend refuses. */
const enterAs = async (role: Role, respond: Respond): Promise<Ids> => {
  const account = accounts.find(({ cuenta }) => cuenta === role)
  if (!account) return {}
  const { cuenta, clave: contraseña } = account
  if (account.donde !== 'panel')
    return inZone(await ask(respond, '/api/verificarLoginZona', { nombre: cuenta, contraseña }))
  const id = await ask(respond, '/api/verificarLogin', { usuario: cuenta, contraseña })
  return typeof id === 'number' ? { idLogin: id } : {}
}

/** How many layers are stored; layers of closed tabs are small, and the oldest are dropped. */
const maxLayers = 100

/** Rehearsed logins leave no entry in the history. */
const withoutNotes =
  (respond: Respond, findEndpoint: ReviewDeps['findEndpoint']): Respond =>
  async (request) =>
    findEndpoint(new URL(request.url).pathname) === guardarHistorial ? Response.json(null) : respond(request)

export const openReview = ({ usual, backendFor, calls, findEndpoint, shell }: ReviewDeps) => {
  const sessions = rehearsedSessions()
  const backends = new Map<string, Backend>()
  const layers = new Map<string, Layer>()
  const parse = (text: string) => parseScenario(text, (name) => calls.some((call) => call.name === name))

  const getBackend = ({ role, day }: Scenario): Backend => {
    if (!role && !day) return usual
    const key = `${role} ${day}`
    const backend =
      backends.get(key) ??
      backendFor({
        ...(role && { getSessions: () => createSessions(role, sessions.rows) }),
        ...(day && { day: () => Date.now() + shiftTo(day) }),
      })
    backends.set(key, backend)
    return backend
  }

  const createResponder = (scenario: Scenario): Respond => {
    const respond = getBackend(scenario).respond
    return scenario.role ? withoutNotes(respond, findEndpoint) : respond
  }

  /** A scenario with a bad token plays nothing. */
  const newLayer = (text: string): Layer => {
    const parsed = parse(text)
    return parsed.ok
      ? createLayer(parsed.scenario, {
          respond: createResponder(parsed.scenario),
          findEndpoint,
          getMessage: statusMessage,
        })
      : { respond: usual.respond, release: () => undefined }
  }

  /** The function that answers requests of a page at this address. */
  const answererFor = (address: string, clientId: string): Respond => {
    const text = readScenarioText(address)
    const key = `${clientId} ${text}`
    const layer = layers.get(key) ?? newLayer(text)
    layers.set(key, layer)
    for (const oldest of layers.keys()) if (layers.size > maxLayers) layers.delete(oldest)
    return async (request) => {
      await sessions.ready
      return layer.respond(request)
    }
  }

  const page = async (address: string) => {
    const text = readScenarioText(address)
    const parsed = parse(text)
    if (!parsed.ok) return withFacts(await shell(), { text, errors: parsed.errors })
    const { scenario } = parsed
    await sessions.ready
    return withFacts(await shell(), {
      text,
      scenario,
      ids: scenario.role ? await enterAs(scenario.role, getBackend(scenario).respond) : {},
    })
  }

  /** Answers the calls that hang in a page. */
  const release = (clientId: string) => {
    // Files that a page opens in another tab have no client id.
    for (const [key, layer] of layers) if (key.startsWith(`${clientId} `) || key.startsWith(' ')) layer.release()
  }

  return { answererFor, page, release }
}
export type Review = ReturnType<typeof openReview>
