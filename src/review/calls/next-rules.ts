import { isRecord } from '#contract/record.ts'
import { deepEqual } from '#contract/deep-equal.ts'
import { isCall } from '../scenario/calls.ts'
import { parseScenario, type Rule, type Scenario } from '../scenario/grammar.ts'
import { linkTo, readScenarioText } from '../scenario/text.ts'
import type { CallEntry } from '#state/call-entry.ts'
import { getAnswer, getEndpoint } from './call.ts'

/** The message of a refusal. A longer text is a server's page, and no message. */
const maxMessage = 200

const toFailure = (call: CallEntry): Rule['does'] => {
  if (call.status === 0) return { kind: 'offline' }
  if (call.status < 400) return { kind: 'error', status: 500 }
  const answer = getAnswer(call)
  const message = isRecord(answer) && typeof answer.message === 'string' ? answer.message : ''
  return { kind: 'error', status: call.status, ...(message !== '' && message.length <= maxMessage && { message }) }
}

/** A rule that makes the next call of this name fail as this call did; with a 500 where this call succeeded. */
export const nextFails = (call: CallEntry): Rule | undefined => {
  const endpoint = getEndpoint(call)
  return endpoint && { call: endpoint.name, does: toFailure(call), times: 1 }
}

/** In ms: a faster answer counts as one without a delay. */
const noticeable = 100
const longestSequence = 20

const toBehaviour = (call: CallEntry): Rule['does'] => {
  if (call.status === 0 || call.status >= 400) return toFailure(call)
  return call.ms < noticeable ? { kind: 'ok' } : { kind: 'slow', ms: Math.round(call.ms) }
}

/** One behaviour for two calls in a row, where there is one: two delays are a range. */
const joined = (first: Rule['does'], second: Rule['does']): Rule['does'] | undefined => {
  if (first.kind === 'slow' && second.kind === 'slow') {
    const delays = [first.ms, first.to ?? first.ms, second.ms]
    return { kind: 'slow', ms: Math.min(...delays), to: Math.max(...delays) }
  }
  return deepEqual(first, second) ? first : undefined
}

/** The rules that repeat this call, and the later calls of its name and tab, in their order. */
export const sequenceFrom = (call: CallEntry, calls: readonly CallEntry[]): readonly Rule[] => {
  const endpoint = getEndpoint(call)
  if (!endpoint) return []
  const alike = calls.filter(
    (candidate) => candidate.tab === call.tab && candidate.at >= call.at && getEndpoint(candidate) === endpoint,
  )
  const rules: Rule[] = []
  for (const does of alike
    .toSorted((a, b) => a.at - b.at)
    .slice(0, longestSequence)
    .map(toBehaviour)) {
    const last = rules.at(-1)
    const both = last && joined(last.does, does)
    if (last && both) rules.splice(-1, 1, { ...last, does: both, times: (last.times ?? 0) + 1 })
    else rules.push({ call: endpoint.name, does, times: 1 })
  }
  return rules
}

const readScenario = (address: string): Scenario => {
  const parsed = parseScenario(readScenarioText(address), isCall)
  return parsed.ok ? parsed.scenario : { rules: [] }
}

/** The link to the page with these rules of one call before the page's own scenario. */
export const linkToNext = (address: string, ...next: readonly Rule[]): string => {
  const scenario = readScenario(address)
  return linkTo(address, {
    ...scenario,
    rules: [...next, ...scenario.rules.filter(({ call, times }) => call !== next[0]?.call || times === undefined)],
  })
}
