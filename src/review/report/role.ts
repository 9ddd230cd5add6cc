import { isCall } from '../scenario/calls.ts'
import { parseScenario, type Role } from '../scenario/grammar.ts'
import { textOf } from '../scenario/text.ts'

/** Who is logged in in this browser. */
export interface Who {
  readonly panel: 'admin' | 'editor' | undefined
  readonly zone: boolean
}

/** Who sees a screen, as a scenario says it; undefined where the screen is the same for everybody. */
const roleAt = (address: string, { panel, zone }: Who): Role | undefined => {
  if (/^\/admin\b/.test(address)) return panel ?? 'nadie'
  if (zone) return 'cliente'
  return /^\/zonaPrivada\b/.test(address) ? 'nadie' : undefined
}

/** The scenario with a role in the place of a session, since a report holds no sessions. */
export const withRole = (scenario: string, address: string, who: Who): string => {
  const parsed = parseScenario(scenario, isCall)
  const role = roleAt(address, who)
  return parsed.ok && !parsed.scenario.role && role ? textOf({ ...parsed.scenario, role }) : scenario
}
