import { isRecord } from '../../contract/record.ts'
import { isCall } from '../scenario/calls.ts'
import { parseScenario, type Rule, type Scenario } from '../scenario/grammar.ts'
import { linkTo, scenarioIn } from '../scenario/text.ts'
import type { CallEntry } from '../../state/call-entry.ts'
import { answerOf, endpointOf } from './read.ts'

/** The message of a refusal. A longer text is a server's page, and no message. */
const maxMessage = 200

const failureOf = (call: CallEntry): Rule['does'] => {
  if (call.status === 0) return { kind: 'offline' }
  if (call.status < 400) return { kind: 'error', status: 500 }
  const answer = answerOf(call)
  const message = isRecord(answer) && typeof answer.message === 'string' ? answer.message : ''
  return { kind: 'error', status: call.status, ...(message !== '' && message.length <= maxMessage && { message }) }
}

/** A rule by which the next call of this name fails as this call did; where this call went well, with a 500. */
export const nextFails = (call: CallEntry): Rule | undefined => {
  const endpoint = endpointOf(call)
  return endpoint && { call: endpoint.name, does: failureOf(call), times: 1 }
}

const scenarioAt = (address: string): Scenario => {
  const parsed = parseScenario(scenarioIn(address), isCall)
  return parsed.ok ? parsed.scenario : { rules: [] }
}

/** The link to the page with that scenario. */
export const linkToNext = (address: string, rule: Rule): string => {
  const scenario = scenarioAt(address)
  return linkTo(address, {
    ...scenario,
    rules: [rule, ...scenario.rules.filter(({ call, times }) => call !== rule.call || times === undefined)],
  })
}
