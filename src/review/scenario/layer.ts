/** Plays a scenario in front of any backend: the worker's, a story's, or the reference in journeys of a live build. */
import { sleep } from '../../api/sleep.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Behaviour, Rule, Scenario } from './grammar.ts'

export type Respond = (request: Request) => Promise<Response>

interface Behind {
  readonly respond: Respond
  readonly callAt: (pathname: string) => Endpoint | undefined
  /** The backend's own words for a refusal. */
  readonly messageOf: (status: number) => string
}

const between = (one: number, other: number) => Math.round(one + Math.random() * (other - one))

/** A full disk refuses writes, but no deletes. */
const needsSpace = ({ changes, does }: Endpoint) => changes.length > 0 && does !== 'delete' && does !== 'removeImage'

/** The rules of a call; the first one counts. The call's own rules come first, then those for all calls, then the full disk's. */
const rulesOf = ({ rules, full }: Scenario, call: Endpoint): readonly Rule[] => [
  ...rules.filter((rule) => rule.call === call.name),
  ...rules.filter((rule) => rule.call === '*'),
  ...(full && needsSpace(call) ? [{ call: call.name, does: { kind: 'error' as const, status: 507 } }] : []),
]

/** Makes a layer for one tab, story or test. Each layer counts by itself how often a rule was used. */
export const layerOf = (scenario: Scenario, { respond, callAt, messageOf }: Behind) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const used = new Map<Rule, number>()
  const behaviourOf = (call: Endpoint): Behaviour => {
    const rule = rulesOf(scenario, call).find((one) => (used.get(one) ?? 0) < (one.times ?? Infinity))
    if (rule?.times !== undefined) used.set(rule, (used.get(rule) ?? 0) + 1)
    return rule?.does ?? { kind: 'ok' }
  }
  const refusal = (status: number, message = messageOf(status)) => Response.json({ message }, { status })
  const play = async (does: Behaviour, call: Endpoint, request: Request): Promise<Response> => {
    switch (does.kind) {
      case 'error':
        return refusal(does.status, does.message)
      case 'empty':
        return call.response.kind === 'list' ? Response.json([]) : refusal(404)
      case 'offline':
        return Response.error()
      case 'slow':
        await sleep(between(does.ms, does.to ?? does.ms))
        break
      case 'hang':
        await released
        break
      case 'ok':
        break
    }
    return respond(request)
  }
  return {
    /** Answers the held calls, and holds no further ones. */
    release: () => release(),
    respond: (request: Request): Promise<Response> => {
      const call = callAt(new URL(request.url).pathname)
      return call ? play(behaviourOf(call), call, request) : respond(request)
    },
  }
}
export type Layer = ReturnType<typeof layerOf>
