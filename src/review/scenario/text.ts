/** A scenario as text and as link, in the grammar of `parseScenario`. */
import type { Behaviour, Rule, Scenario } from './grammar.ts'

const code = (letter: string) => (letter === 'x' ? '%78' : encodeURIComponent(letter).toLowerCase())
/** Escapes a message: commas, colons, outer spaces and a form like `x3` have a meaning in the grammar. */
const escaped = (message: string) =>
  message
    .replaceAll(/[%,:]/g, code)
    .replaceAll(/^\s|\s$/g, code)
    .replace(/^x(?=\d*$)/, code)

const toTokens = (does: Behaviour): (string | number)[] => {
  switch (does.kind) {
    case 'slow':
      return [does.kind, does.to === undefined ? does.ms : `${does.ms}-${does.to}`]
    case 'error':
      return [does.kind, does.status, ...(does.message === undefined ? [] : [escaped(does.message)])]
    default:
      return [does.kind]
  }
}

const ruleText = ({ call, does, times }: Rule): string =>
  [call, ...toTokens(does), ...(times === undefined ? [] : [`x${times}`])].join(':')

export const formatScenario = ({ rules, role, day, full, update }: Scenario): string =>
  [
    ...(role ? [`rol:${role}`] : []),
    ...(day ? [`reloj:${day}`] : []),
    ...(full ? ['espacio:lleno'] : []),
    ...(update ? ['version:nueva'] : []),
    ...rules.map(ruleText),
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
