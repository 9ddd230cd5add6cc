import { isRecord } from '../../contract/record.ts'
import { same } from '../../contract/same.ts'
import { isCall } from '../scenario/calls.ts'
import { parseScenario, type Rule, type Scenario } from '../scenario/grammar.ts'
import { linkTo, scenarioIn } from '../scenario/text.ts'
import type { CallEntry } from '../../state/call-entry.ts'
import { answerOf, endpointOf } from './call.ts'

/** The message of a refusal. A longer text is a server's page, and no message. */
const maxMessage = 200

const failureOf = (call: CallEntry): Rule['does'] => {
  if (call.status === 0) return { kind: 'offline' }
  if (call.status < 400) return { kind: 'error', status: 500 }
  const answer = answerOf(call)
  const message = isRecord(answer) && typeof answer.message === 'string' ? answer.message : ''
  return { kind: 'error', status: call.status, ...(message !== '' && message.length <= maxMessage && { message }) }
}

/** A rule that makes the next call of this name fail as this call did; with a 500 where this call succeeded. */
export const nextFails = (call: CallEntry): Rule | undefined => {
  const endpoint = endpointOf(call)
  return endpoint && { call: endpoint.name, does: failureOf(call), times: 1 }
}

/** In ms: a faster answer counts as one without a delay. */
const noticeable = 100
const longestSequence = 20

const behaviourOf = (call: CallEntry): Rule['does'] => {
  if (call.status === 0 || call.status >= 400) return failureOf(call)
  return call.ms < noticeable ? { kind: 'ok' } : { kind: 'slow', ms: Math.round(call.ms) }
}

/** One behaviour for two calls in a row, where there is one: two delays are a range. */
const joined = (one: Rule['does'], other: Rule['does']): Rule['does'] | undefined => {
  if (one.kind === 'slow' && other.kind === 'slow') {
    const all = [one.ms, one.to ?? one.ms, other.ms]
    return { kind: 'slow', ms: Math.min(...all), to: Math.max(...all) }
  }
  return same(one, other) ? one : undefined
}

/** The rules that repeat this call, and the later calls of its name and tab, in their order. */
export const sequenceFrom = (call: CallEntry, calls: readonly CallEntry[]): readonly Rule[] => {
  const endpoint = endpointOf(call)
  if (!endpoint) return []
  const alike = calls.filter((one) => one.tab === call.tab && one.at >= call.at && endpointOf(one) === endpoint)
  const rules: Rule[] = []
  for (const does of alike
    .toSorted((a, b) => a.at - b.at)
    .slice(0, longestSequence)
    .map(behaviourOf)) {
    const last = rules.at(-1)
    const both = last && joined(last.does, does)
    if (last && both) rules.splice(-1, 1, { ...last, does: both, times: (last.times ?? 0) + 1 })
    else rules.push({ call: endpoint.name, does, times: 1 })
  }
  return rules
}

const scenarioAt = (address: string): Scenario => {
  const parsed = parseScenario(scenarioIn(address), isCall)
  return parsed.ok ? parsed.scenario : { rules: [] }
}

/** The link to the page with these rules of one call before the page's own scenario. */
export const linkToNext = (address: string, ...next: readonly Rule[]): string => {
  const scenario = scenarioAt(address)
  return linkTo(address, {
    ...scenario,
    rules: [...next, ...scenario.rules.filter(({ call, times }) => call !== next[0]?.call || times === undefined)],
  })
}
