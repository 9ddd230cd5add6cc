import type { LoggedCall } from './log.ts'
import { scenarioIn } from '../scenario/text.ts'
import { endpointOf } from './call.ts'

/** Names tabs A, B, C… in the order of their first calls. */
export const tabNames = (calls: readonly LoggedCall[], own: string | undefined): ((tab: string) => string) => {
  const tabs = [...new Set(calls.toReversed().map(({ tab }) => tab))].filter((tab) => tab !== '' && tab !== own)
  return (tab) => {
    if (tab === '') return 'pestaña nueva'
    return tab === own ? 'esta pestaña' : `pestaña ${tabs.indexOf(tab) + 1}`
  }
}

/** The page that asked, without its host. */
export const pageOf = ({ page }: LoggedCall): string => (URL.canParse(page) ? new URL(page).pathname : '')

const roleIn = (page: string): string | undefined =>
  scenarioIn(page)
    .split(',')
    .map((part) => part.trim())
    .find((part) => part.startsWith('rol:'))
    ?.slice(4)

/** The names of people by id. */
export interface Names {
  readonly panel: ReadonlyMap<number, string>
  readonly zona: ReadonlyMap<number, string>
}

/** The session of a call; none where the call needs none, or where no page noted the session. */
export const sessionOf = (call: LoggedCall, names: Names | undefined): string => {
  const role = roleIn(call.page)
  if (role !== undefined) return `rol ${role} del escenario`
  const access = endpointOf(call)?.access
  if (access === 'public' || access === undefined) return 'sin sesión'
  if (!call.session) return 'de antes de que se abriera esta página'
  const { panel, zona } = call.session
  const named = (whose: keyof Names, id: number) =>
    `${whose === 'panel' ? 'panel' : 'zona'}: ${names?.[whose].get(id) ?? `n.º ${id}`}`
  if (access === 'zone' && zona !== null) return named('zona', zona)
  return panel === null ? 'sin sesión' : named('panel', panel)
}
