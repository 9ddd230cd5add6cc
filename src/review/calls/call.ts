import { decoded } from '#contract/decoded.ts'
import { findEndpoint } from '#contract/find-endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { parse } from '#contract/reading/parse.ts'
import { oncePer } from '#state/once-per.ts'
import { textLimit, type CallEntry } from '#state/call-entry.ts'

export const getPath = ({ path }: CallEntry): string => path.split('?')[0] ?? path

export const getEndpoint: (call: CallEntry) => Endpoint | undefined = oncePer((call: CallEntry) =>
  findEndpoint(decoded(getPath(call))),
)

/** The endpoint's name, else the path. */
export const getCallName = (call: CallEntry): string => getEndpoint(call)?.name ?? decoded(getPath(call))

/** The record or file that an address names. */
export const getSubject = (call: CallEntry): string =>
  getEndpoint(call)?.path.includes('{') ? decoded(getPath(call).split('/').at(-1) ?? '') : ''

export const getContentType = ({ headers }: CallEntry): string => headers['content-type'] ?? ''
export const isCut = (text: string | undefined): boolean => text !== undefined && text.length >= textLimit

/** The JSON value in a text, else the text. */
const parseValue = (text: string): unknown => {
  const value = parse(text)
  return value === undefined ? text : value
}

export const getAnswer = ({ text }: CallEntry): unknown => (text === undefined ? undefined : parseValue(text))

/** A text as people read it: JSON by lines. */
export const laidOut = (text: string): string => {
  const value = parse(text)
  return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : text
}

/** '4xx' and the like, for the filter. */
export const statusClass = ({ status }: CallEntry): string =>
  status === 0 ? 'sin respuesta' : `${Math.floor(status / 100)}xx`

/** The file name that a download is saved under. */
export const getFileName = ({ headers }: CallEntry): string | undefined => {
  const disposition = headers['content-disposition'] ?? ''
  const [, coded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  const [, plain] = /filename="?([^";]+)/i.exec(disposition) ?? []
  return coded === undefined ? plain : decoded(coded)
}

/** Numbers tabs in the order of their first calls. */
export const tabNames = (calls: readonly CallEntry[], ownTab: string | undefined): ((tab: string) => string) => {
  const tabs = [...new Set(calls.toReversed().map(({ tab }) => tab))].filter((tab) => tab !== '' && tab !== ownTab)
  return (tab) => {
    if (tab === '') return 'pestaña nueva'
    return tab === ownTab ? 'esta pestaña' : `pestaña ${tabs.indexOf(tab) + 1}`
  }
}

/** The page that asked, without its host. */
export const getPagePath = ({ page }: CallEntry): string => (URL.canParse(page) ? new URL(page).pathname : '')
