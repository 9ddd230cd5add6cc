/** A call as text for other tools. Covered passwords stay covered. */
import { parse } from '../../contract/reading/parse.ts'
import type { CallEntry, FileFacts } from '../../state/call-entry.ts'
import { endpointOf } from './call.ts'

/** A picture of one pixel, since the backend checks pictures by content. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Small files that stand for uploads, since the log keeps no bytes. */
const fileCode = ({ name, type }: FileFacts): string => {
  const content = type.startsWith('image/')
    ? `[Uint8Array.from(atob(${literal(pixel)}), (letter) => letter.charCodeAt(0))]`
    : "['Contenido de prueba']"
  return `new File(${content}, ${literal(name)}, { type: ${literal(type)} })`
}

const jsonType = 'application/json'

/** Source code that makes a value of plain data. As code, unlike as JSON, a plain `__proto__` would be no key. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(/(?<!\\)"__proto__":/g, '["__proto__"]:')

/** The call as `fetch`, for the page's console or any module. */
export const asFetch = ({ method, path, sent }: CallEntry): string => {
  const url = literal(path)
  const fetched = (...init: readonly string[]) =>
    `await fetch(${url}, { ${[`method: ${literal(method)}`, ...init].join(', ')} })`
  if (sent === undefined) return method === 'GET' ? `await fetch(${url})` : fetched()
  if (typeof sent !== 'string') {
    const fields = sent.map(
      ([name, value]) =>
        `form.append(${literal(name)}, ${typeof value === 'string' ? literal(value) : fileCode(value)})`,
    )
    return ['const form = new FormData()', ...fields, fetched('body: form')].join('\n')
  }
  const value = parse(sent)
  const body = typeof value === 'object' && value !== null ? `JSON.stringify(${literal(value)})` : literal(sent)
  return fetched(...(value === undefined ? [] : [`headers: { 'Content-Type': '${jsonType}' }`]), `body: ${body}`)
}

/** Quoted, so that a shell takes every character literally. */
const shell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
const inFormQuotes = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

const curlField = ([name, value]: readonly [string, string | FileFacts]): string =>
  typeof value === 'string'
    ? `--form-string ${shell(`${name}=${value}`)}`
    : `--form ${shell(`${name}=@${inFormQuotes(value.name)};type=${value.type || 'application/octet-stream'}`)}`

/** The call as curl, for any API of the contract, whose address stands once at the top. Cookies are stored where a session counts. */
export const asCurl = (call: CallEntry): string => {
  const { method, path, sent } = call
  const parts = [
    `curl --globoff --request ${method} "$API"${shell(path)}`,
    "--header 'Accept: application/json'",
    ...(endpointOf(call)?.cookies ? ['--cookie sesion.txt --cookie-jar sesion.txt'] : []),
    ...(typeof sent === 'string' && parse(sent) !== undefined ? [`--header 'Content-Type: ${jsonType}'`] : []),
    ...(typeof sent === 'string' ? [`--data-raw ${shell(sent)}`] : (sent?.map(curlField) ?? [])),
  ]
  return `API=https://api.example.com\n${parts.join(' \\\n  ')}`
}
