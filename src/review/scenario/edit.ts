/** Changes of a scenario by hand: each call has one rule at most. */
import type { Behaviour, Rule, Scenario } from './grammar.ts'

export const ruleOf = ({ rules }: Scenario, call: string): Rule | undefined => rules.find((rule) => rule.call === call)

/** Sets the rule of a call; without a behaviour the call has no rule. */
export const withRule = (scenario: Scenario, call: string, does?: Behaviour, times?: number): Scenario => {
  const rule: Rule[] = does ? [{ call, does, ...(times !== undefined && { times }) }] : []
  const at = scenario.rules.findIndex((one) => one.call === call)
  const others = scenario.rules.filter((one) => one.call !== call)
  return { ...scenario, rules: at < 0 ? [...others, ...rule] : others.toSpliced(at, 0, ...rule) }
}

export const behaviourOf = (kind: Behaviour['kind']): Behaviour => {
  switch (kind) {
    case 'slow':
      return { kind, ms: 3_000 }
    case 'error':
      return { kind, status: 500 }
    default:
      return { kind }
  }
}
