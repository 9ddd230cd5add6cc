/** A scenario as text and as link, in the grammar of `parseScenario`. */
import { behaviours, settingKeys, settings, type Behaviour, type Kind, type Rule, type Scenario } from './grammar.ts'

const toTokens = <K extends Kind>(does: Behaviour<K>) => [does.kind, ...behaviours[does.kind].format(does)]

const ruleText = ({ call, does, times }: Rule): string =>
  [call, ...toTokens(does), ...(times === undefined ? [] : [`x${times}`])].join(':')

export const formatScenario = (scenario: Scenario): string =>
  [
    ...settingKeys.flatMap((key) => (scenario[key] ? [`${settings[key].word}:${scenario[key]}`] : [])),
    ...scenario.rules.map(ruleText),
  ].join(',')

/** The parameter of an address, and the key in a tab's storage. */
export const parameter = 'escenario'

/** The scenario's text in an address; '' where there is none, or where the address is malformed. */
export const readScenarioText = (address: string): string =>
  URL.canParse(address) ? (new URL(address).searchParams.get(parameter) ?? '') : ''

/** The address of a page in a scenario; '' means without one. */
export const linkTo = (path: string, scenario: Scenario | string): string => {
  const url = new URL(path, 'http://localhost')
  const text = typeof scenario === 'string' ? scenario : formatScenario(scenario)
  url.searchParams.delete(parameter)
  // Unescapes characters that need no escape in a query.
  const value = encodeURIComponent(text).replaceAll(/%(?:3A|2C|2A)/g, (letter) => decodeURIComponent(letter))
  const search = [url.search.slice(1), ...(text === '' ? [] : [`${parameter}=${value}`])]
    .filter((part) => part !== '')
    .join('&')
  return `${url.pathname}${search === '' ? '' : `?${search}`}${url.hash}`
}
