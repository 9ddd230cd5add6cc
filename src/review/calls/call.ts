import { decoded } from '../../contract/decoded.ts'
import { endpointAt } from '../../contract/endpoint-at.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { parse } from '../../contract/reading/parse.ts'
import { oncePer } from '../../state/once-per.ts'
import { textLimit, type CallEntry } from '../../state/call-entry.ts'

export const pathOf = ({ path }: CallEntry): string => path.split('?')[0] ?? path

export const endpointOf: (call: CallEntry) => Endpoint | undefined = oncePer((call: CallEntry) =>
  endpointAt(decoded(pathOf(call))),
)

/** The endpoint's name, else the path. */
export const nameOf = (call: CallEntry): string => endpointOf(call)?.name ?? decoded(pathOf(call))

/** The record or file that an address names. */
export const subjectOf = (call: CallEntry): string =>
  endpointOf(call)?.path.includes('{') ? decoded(pathOf(call).split('/').at(-1) ?? '') : ''

export const typeOf = ({ headers }: CallEntry): string => headers['content-type'] ?? ''
export const isCut = (text: string | undefined): boolean => text !== undefined && text.length >= textLimit

/** The JSON value in a text, else the text. */
const valueIn = (text: string): unknown => {
  const value = parse(text)
  return value === undefined ? text : value
}

export const answerOf = ({ text }: CallEntry): unknown => (text === undefined ? undefined : valueIn(text))

/** A text as people read it: JSON by lines. */
export const laidOut = (text: string): string => {
  const value = parse(text)
  return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : text
}

/** '4xx' and the like, for the filter. */
export const statusClass = ({ status }: CallEntry): string =>
  status === 0 ? 'sin respuesta' : `${Math.floor(status / 100)}xx`

/** The file name that a download is saved under. */
export const fileNameOf = ({ headers }: CallEntry): string | undefined => {
  const disposition = headers['content-disposition'] ?? ''
  const [, coded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  const [, plain] = /filename="?([^";]+)/i.exec(disposition) ?? []
  return coded === undefined ? plain : decoded(coded)
}

/** Numbers tabs in the order of their first calls. */
export const tabNames = (calls: readonly CallEntry[], own: string | undefined): ((tab: string) => string) => {
  const tabs = [...new Set(calls.toReversed().map(({ tab }) => tab))].filter((tab) => tab !== '' && tab !== own)
  return (tab) => {
    if (tab === '') return 'pestaña nueva'
    return tab === own ? 'esta pestaña' : `pestaña ${tabs.indexOf(tab) + 1}`
  }
}

/** The page that asked, without its host. */
export const pageOf = ({ page }: CallEntry): string => (URL.canParse(page) ? new URL(page).pathname : '')
