import type { LoggedCall } from './log.ts'
import { scenarioIn } from '../scenario/text.ts'
import { endpointOf } from './read.ts'

/** Tabs in the order in which they were first heard of: A, B, C… */
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

/** What people are called, by their ids. */
export interface Names {
  readonly panel: ReadonlyMap<number, string>
  readonly zona: ReadonlyMap<number, string>
}

/** The session that a call went under: none where it needs none, or where nobody saw. */
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
