/** A call as text for other tools. Covered passwords stay covered. */
import { isRecord } from '../../contract/record.ts'
import { parse } from '../../contract/reading/parse.ts'
import type { CallEntry, FileFacts } from '../../state/call-entry.ts'
import { literal } from './literal.ts'
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

const jsonIn = (text: string): unknown => {
  const value = parse(text)
  return isRecord(value) || Array.isArray(value) ? value : undefined
}

const isJson = (text: string): boolean => parse(text) !== undefined
const jsonType = 'application/json'

/** The call as `fetch`, for the page's console or any module. */
export const asFetch = (call: CallEntry): string => {
  const { method, path, sent } = call
  const url = literal(path)
  if (sent === undefined)
    return method === 'GET' ? `await fetch(${url})` : `await fetch(${url}, { method: ${literal(method)} })`
  if (typeof sent !== 'string') {
    const fields = sent.map(
      ([name, value]) =>
        `form.append(${literal(name)}, ${typeof value === 'string' ? literal(value) : fileCode(value)})`,
    )
    return [
      'const form = new FormData()',
      ...fields,
      `await fetch(${url}, { method: ${literal(method)}, body: form })`,
    ].join('\n')
  }
  const value = jsonIn(sent)
  const headers = isJson(sent) ? `  headers: { 'Content-Type': '${jsonType}' },\n` : ''
  const body = value === undefined ? literal(sent) : `JSON.stringify(${literal(value, '  ')})`
  return `await fetch(${url}, {\n  method: ${literal(method)},\n${headers}  body: ${body},\n})`
}

/** Quoted, so that a shell takes every character literally. */
const shell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
const inFormQuotes = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

const curlField = ([name, value]: readonly [string, string | FileFacts]): string =>
  typeof value === 'string'
    ? `--form-string ${shell(`${name}=${value}`)}`
    : `--form ${shell(`${name}=@${inFormQuotes(value.name)};type=${value.type || 'application/octet-stream'}`)}`

/** The call as curl, for any API of the contract, whose address stands once at the top. Cookies are kept where a session counts. */
export const asCurl = (call: CallEntry): string => {
  const { method, path, sent } = call
  const parts = [
    `curl --globoff --request ${method} "$API"${shell(path)}`,
    "--header 'Accept: application/json'",
    ...(endpointOf(call)?.cookies ? ['--cookie sesion.txt --cookie-jar sesion.txt'] : []),
    ...(typeof sent === 'string' && isJson(sent) ? [`--header 'Content-Type: ${jsonType}'`] : []),
    ...(typeof sent === 'string' ? [`--data-raw ${shell(sent)}`] : (sent?.map(curlField) ?? [])),
  ]
  return `API=https://api.example.com\n${parts.join(' \\\n  ')}`
}
