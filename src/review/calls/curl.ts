/** A call as text for a shell. Covered passwords stay covered. */
import { appHeaders } from '#contract/writes-by-get.ts'
import { parse } from '#contract/reading/parse.ts'
import type { CallEntry, FileFacts } from '#state/call-entry.ts'
import { getEndpoint } from './call.ts'

/** Quoted, so that a shell takes every character literally. */
const shell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
const inFormQuotes = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

const curlField = ([name, value]: readonly [string, string | FileFacts]): string =>
  typeof value === 'string'
    ? `--form-string ${shell(`${name}=${value}`)}`
    : `--form ${shell(`${name}=@${inFormQuotes(value.name)};type=${value.type || 'application/octet-stream'}`)}`

/** The call as curl, for any API of the contract: the API's address stands once, at the top. Cookies are stored where a session counts. */
export const asCurl = (call: CallEntry): string => {
  const { method, path, sent } = call
  const endpoint = getEndpoint(call)
  const headers = Object.entries(endpoint ? appHeaders(endpoint) : {})
  const parts = [
    `curl --globoff --request ${method} "$API"${shell(path)}`,
    "--header 'Accept: application/json'",
    ...headers.map(([name, value]) => `--header '${name}: ${value}'`),
    ...(endpoint?.cookies ? ['--cookie sesion.txt --cookie-jar sesion.txt'] : []),
    ...(typeof sent === 'string' && parse(sent) !== undefined ? [`--header 'Content-Type: application/json'`] : []),
    ...(typeof sent === 'string' ? [`--data-raw ${shell(sent)}`] : (sent?.map(curlField) ?? [])),
  ]
  return `API=https://api.example.com\n${parts.join(' \\\n  ')}`
}
