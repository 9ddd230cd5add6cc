/** How an answer is read: literally, or as forgivingly as the app reads it. */
import { check } from '../../src/contract/check.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import type { Field } from '../../src/contract/fields.ts'
import { parse } from '../../src/contract/reading/parse.ts'
import { isRecord } from '../../src/contract/record.ts'
import { Difference, Missing, brief } from './failure.ts'
import { isStrict } from './level.ts'
import type { Values } from './requests.ts'
import { exchangeOf } from './trace.ts'

/** Turns what came into what the contract says, or as near as it gets. */
export type Mend = (endpoint: Endpoint, text: string, contentType: string) => unknown

const literally: Mend = (_, text, contentType) => (contentType.startsWith('application/json') ? JSON.parse(text) : text)

const fits = <A>(field: Field<A>, value: unknown): value is A => check(field, value).length === 0
const secrets = /"(contraseña|clave|password)"\s*:|pbkdf2\$/i
/** What the specification says of an answer: what goes beyond it is looked at where the backend has it. */
const asSpecified = (field: Field, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => (field.items ? asSpecified(field.items, item) : item))
  if (!isRecord(value) || !field.fields) return value
  const { fields } = field
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !fields[name]?.extension)
      .map(([name, part]) => [name, fields[name] ? asSpecified(fields[name], part) : part]),
  )
}

const absent = new Set([404, 405, 501])

/** An extension that is not there fails nobody below `strict`. */
export const expectThere = (endpoint: Endpoint, { status }: Response) => {
  if (endpoint.extension && !isStrict && absent.has(status)) throw new Missing(endpoint)
}

const issuesText = (endpoint: Endpoint, value: unknown) =>
  check(endpoint.response, value)
    .slice(0, 5)
    .map(({ path, message }) => `${path || 'the answer'}: ${message}`)
    .join(' ')

/** What a call answers, held against the contract. No answer ever tells a password. */
export const readAnswer = async <A>(response: Response, endpoint: Endpoint<unknown, A>, mend: Mend): Promise<A> => {
  expectThere(endpoint, response)
  const exchange = exchangeOf(response)
  const isTaken = isStrict ? response.status === 200 : response.ok
  if (!isTaken) throw new Difference(exchange, '200: the call is right and may be made')
  const text = await response.text()
  if (secrets.test(text)) throw new Difference(exchange, 'no password in any answer')
  const read = isStrict ? literally : mend
  const value: unknown = read(endpoint, text, response.headers.get('Content-Type') ?? '')
  const issues = issuesText(endpoint, value)
  const specified = asSpecified(endpoint.response, value)
  if (issues !== '' || !fits(endpoint.response, specified))
    throw new Difference(exchange, `200 as the contract has it. ${issues}`)
  return specified
}

/** A redirect to a login is how many a framework says 401. */
const isRefusedAs = (wanted: readonly number[], { status }: Response): boolean => {
  if (isStrict || wanted.includes(status)) return wanted.includes(status)
  if (wanted.includes(401)) return [302, 303, 307, 419].includes(status)
  return !wanted.includes(403) && status >= 400 && status < 500
}

/** Holds a refusal against what is expected; answers the fields that it names. Below `strict` any 4xx refuses what is wrong. */
export const readRefusal = async (response: Response, wanted: readonly number[], about: string): Promise<Values> => {
  const expected = `${about ? `${about}: ` : ''}a refusal, ${wanted.join(' or ')}${isStrict ? ' with {"message": "…"} in words' : ''}`
  const exchange = exchangeOf(response)
  if (!isRefusedAs(wanted, response)) throw new Difference(exchange, expected)
  const body = parse(await response.text())
  const isSaid = isRecord(body) && typeof body.message === 'string' && /^\p{Lu}.{5,}/u.test(body.message)
  if (isStrict && !isSaid) throw new Difference(exchange, expected)
  return isRecord(body) && isRecord(body.errors) ? body.errors : {}
}

/** That the fields named are these, by wire name. Only `strict` asks for it: `errors` is our own wording. */
export const expectNamed = (errors: Values, names: readonly string[], response: Response) => {
  const got = Object.keys(errors).toSorted()
  if (isStrict && brief(got) !== brief(names.toSorted())) {
    throw new Difference(
      exchangeOf(response),
      `"errors" that name ${names.length > 0 ? names.join(', ') : 'nothing'}`,
      `"errors" that name ${got.join(', ') || 'nothing'}`,
    )
  }
}
