/** A scenario as text and as link: what `parseScenario` reads. */
import type { Behaviour, Rule, Scenario } from './grammar.ts'

/** An `x` is none that an address has to write otherwise. */
const code = (letter: string) => (letter === 'x' ? '%78' : encodeURIComponent(letter).toLowerCase())
/** Commas and colons part words, spaces around them are nobody's, and `x3` is how many times. */
const escaped = (message: string) =>
  message
    .replaceAll(/[%,:]/g, code)
    .replaceAll(/^\s|\s$/g, code)
    .replace(/^x(?=\d*$)/, code)

const wordsOf = (does: Behaviour): (string | number)[] => {
  switch (does.kind) {
    case 'slow':
      return [does.kind, does.ms]
    case 'error':
      return [does.kind, does.status, ...(does.message === undefined ? [] : [escaped(does.message)])]
    default:
      return [does.kind]
  }
}

const ruleText = ({ call, does, times }: Rule): string =>
  [call, ...wordsOf(does), ...(times === undefined ? [] : [`x${times}`])].join(':')

export const textOf = ({ rules, role, day, full, update }: Scenario): string =>
  [
    ...(role ? [`rol:${role}`] : []),
    ...(day ? [`reloj:${day}`] : []),
    ...(full ? ['espacio:lleno'] : []),
    ...(update ? ['version:nueva'] : []),
    ...rules.map(ruleText),
  ].join(',')

/** The name of its place in an address, and in what a tab keeps. */
export const parameter = 'escenario'

/** What an address says of its scenario; nothing where it has none, or is none. */
export const scenarioIn = (address: string): string =>
  URL.canParse(address) ? (new URL(address).searchParams.get(parameter) ?? '') : ''

/** The page at this path in that scenario; empty text: in none. */
export const linkTo = (path: string, scenario: Scenario | string): string => {
  const url = new URL(path, 'http://localhost')
  const text = typeof scenario === 'string' ? scenario : textOf(scenario)
  url.searchParams.delete(parameter)
  // As one would type it: these mean nothing special there.
  const value = encodeURIComponent(text).replaceAll(/%(?:3A|2C|2A)/g, (letter) => decodeURIComponent(letter))
  const search = [url.search.slice(1), ...(text === '' ? [] : [`${parameter}=${value}`])]
    .filter((part) => part !== '')
    .join('&')
  return `${url.pathname}${search === '' ? '' : `?${search}`}${url.hash}`
}
