/** Plays a scenario in front of any backend: the worker's, a story's, or the reference in journeys of a live build. */
import type { Endpoint } from '#contract/endpoint.ts'
import { behaviours, type Behaviour, type Kind, type Rule, type Scenario } from './grammar.ts'

export type Respond = (request: Request) => Promise<Response>

interface Behind {
  readonly respond: Respond
  readonly findEndpoint: (pathname: string) => Endpoint | undefined
  /** The backend's own words for a refusal. */
  readonly getMessage: (status: number) => string
}

/** A full disk refuses writes, but no deletes. */
const needsSpace = ({ changes, does }: Endpoint) => changes.length > 0 && does !== 'delete' && does !== 'removeImage'

/** The rules of a call; the first one counts. The call's own rules come first, then those for all calls, then the full disk's. */
const findRules = ({ rules, full }: Scenario, call: Endpoint): readonly Rule[] => [
  ...rules.filter((rule) => rule.call === call.name),
  ...rules.filter((rule) => rule.call === '*'),
  ...(full && needsSpace(call) ? [{ call: call.name, does: { kind: 'error' as const, status: 507 } }] : []),
]

/** Makes a layer for one tab, story or test. Each layer counts by itself how often a rule was used. */
export const createLayer = (scenario: Scenario, { respond, findEndpoint, getMessage }: Behind) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const used = new Map<Rule, number>()
  const nextBehaviour = (call: Endpoint): Behaviour => {
    const rule = findRules(scenario, call).find(
      (candidate) => (used.get(candidate) ?? 0) < (candidate.times ?? Infinity),
    )
    if (rule?.times !== undefined) used.set(rule, (used.get(rule) ?? 0) + 1)
    return rule?.does ?? { kind: 'ok' }
  }
  const refuse = (status: number, message = getMessage(status)) => Response.json({ message }, { status })
  const play = async <K extends Kind>(does: Behaviour<K>, call: Endpoint, request: Request): Promise<Response> =>
    (await behaviours[does.kind].play(does, { call, refuse, released })) ?? respond(request)
  return {
    /** Answers the held calls, and holds no further ones. */
    release: () => release(),
    respond: (request: Request): Promise<Response> => {
      const call = findEndpoint(new URL(request.url).pathname)
      return call ? play(nextBehaviour(call), call, request) : respond(request)
    },
  }
}
export type Layer = ReturnType<typeof createLayer>
