import { rowsIn, type CompanyTables } from '../../../mocks/company/company.ts'
import { isCall } from '../scenario/calls.ts'
import { parseScenario, type Role } from '../scenario/grammar.ts'
import { textOf } from '../scenario/text.ts'

/** The ids that this browser is logged in with. */
export interface Ids {
  readonly idLogin: number | null
  readonly idLoginZona: number | null
}

/** Who sees a screen, as a scenario says it; undefined where the screen is the same for everybody. */
const roleAt = (address: string, { idLogin, idLoginZona }: Ids, tables: CompanyTables): Role | undefined => {
  const inZone = idLoginZona === null ? 'nadie' : 'cliente'
  if (/^\/admin\b/.test(address)) {
    const user = rowsIn(tables, 'usuarios').find(({ id }) => id === idLogin)
    if (!user) return 'nadie'
    return user['admin'] === 1 ? 'admin' : 'editor'
  }
  return inZone === 'nadie' && !/^\/zonaPrivada\b/.test(address) ? undefined : inZone
}

/** The scenario with a role in the place of a session, since a report holds no sessions. */
export const withRole = (scenario: string, address: string, ids: Ids, tables: CompanyTables): string => {
  const parsed = parseScenario(scenario, isCall)
  const role = roleAt(address, ids, tables)
  if (!parsed.ok || parsed.scenario.role || !role) return scenario
  return textOf({ ...parsed.scenario, role })
}

/** The scenario on the day of the report, where today is another day and the scenario names none. */
export const onDay = (scenario: string, day: string, today: string): string => {
  const parsed = parseScenario(scenario, isCall)
  return !parsed.ok || parsed.scenario.day || day === today ? scenario : textOf({ ...parsed.scenario, day })
}
