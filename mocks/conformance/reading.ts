/** Reads answers, literally or as leniently as the app. */
import { check } from '#contract/check.ts'
import { writes, type Endpoint } from '#contract/endpoint.ts'
import type { Field } from '#contract/fields.ts'
import { parse } from '#contract/reading/parse.ts'
import { judgeWrite } from '#contract/reading/verdict.ts'
import { isRecord } from '#contract/record.ts'
import { Difference, Missing, brief } from './failure.ts'
import { isStrict } from './level.ts'
import type { Values } from './requests.ts'
import { getExchange } from './trace.ts'

/** Reads a text as an answer of the contract. */
export type ReadText = (endpoint: Endpoint, text: string, contentType: string) => unknown

const literally: ReadText = (_, text, contentType) =>
  contentType.startsWith('application/json') ? JSON.parse(text) : text

const fits = <A>(field: Field<A>, value: unknown): value is A => check(field, value).length === 0
const secrets = /"(contraseña|clave|password)"\s*:|pbkdf2\$/i
/** An answer without unknown fields; extensions stay where the backend has them. Below `strict`, extra columns are allowed. */
const asSpecified = (field: Field, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => (field.items ? asSpecified(field.items, item) : item))
  if (!isRecord(value) || !field.fields) return value
  const { fields } = field
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => (fields[name] ? !fields[name].extension : isStrict))
      .map(([name, part]) => [name, fields[name] ? asSpecified(fields[name], part) : part]),
  )
}

const absent = new Set([404, 405, 501])

/** Below `strict`, a missing extension is no failure. */
export const expectThere = (endpoint: Endpoint, { status }: Response) => {
  if (endpoint.extension && !isStrict && absent.has(status)) throw new Missing(endpoint)
}

const issuesText = (endpoint: Endpoint, value: unknown) =>
  check(endpoint.response, value)
    .slice(0, 5)
    .map(({ path, message }) => `${path || 'the answer'}: ${message}`)
    .join(' ')

/** The text of a successful answer. A refused write needs a 4xx: the app finds a refusal in a 200, other clients do not. */
export const readTaken = async (response: Response, endpoint: Endpoint, input: Values): Promise<string> => {
  expectThere(endpoint, response)
  const exchange = getExchange(response)
  const isTaken = isStrict ? response.status === 200 : response.ok
  if (!isTaken) throw new Difference(exchange, '200: the call is right and may be made')
  const text = await response.text()
  const isRefused =
    writes(endpoint) && judgeWrite(endpoint, input, { status: response.status, text }).kind === 'refused'
  if (isRefused)
    throw new Difference(
      exchange,
      `what was asked for, done: a ${response.status} that says no is no answer, a refusal is a 4xx`,
    )
  return text
}

/** The answer of a call, checked against the contract. No answer may contain a password. */
export const readAnswer = async <A>(
  response: Response,
  endpoint: Endpoint<unknown, A>,
  input: Values,
  lenient: ReadText,
): Promise<A> => {
  const text = await readTaken(response, endpoint, input)
  const exchange = getExchange(response)
  if (secrets.test(text)) throw new Difference(exchange, 'no password in any answer')
  const read = isStrict ? literally : lenient
  const value: unknown = read(endpoint, text, response.headers.get('Content-Type') ?? '')
  const issues = issuesText(endpoint, value)
  const specified = asSpecified(endpoint.response, value)
  if (issues !== '' || !fits(endpoint.response, specified))
    throw new Difference(exchange, `200 as the contract has it. ${issues}`)
  return specified
}

/** Many frameworks redirect to a login instead of a 401. */
const isRefusedAs = (statuses: readonly number[], { status }: Response): boolean => {
  if (isStrict || statuses.includes(status)) return statuses.includes(status)
  if (statuses.includes(401)) return [302, 303, 307, 419].includes(status)
  return !statuses.includes(403) && status >= 400 && status < 500
}

/** Checks a refusal; answers the named fields. Below `strict` any 4xx refuses wrong input. */
export const readRefusal = async (response: Response, statuses: readonly number[], about: string): Promise<Values> => {
  const expected = `${about ? `${about}: ` : ''}a refusal, ${statuses.join(' or ')}${isStrict ? ' with {"message": "…"} in words' : ''}`
  const exchange = getExchange(response)
  if (!isRefusedAs(statuses, response)) throw new Difference(exchange, expected)
  const body = parse(await response.text())
  const isSentence = isRecord(body) && typeof body.message === 'string' && /^\p{Lu}.{5,}/u.test(body.message)
  if (isStrict && !isSentence) throw new Difference(exchange, expected)
  return isRecord(body) && isRecord(body.errors) ? body.errors : {}
}

/** Checks the named fields, by wire name, in `strict` only: `errors` is our own format. */
export const expectErrorsFor = (errors: Values, names: readonly string[], response: Response) => {
  const got = Object.keys(errors).toSorted()
  if (isStrict && brief(got) !== brief(names.toSorted())) {
    throw new Difference(
      getExchange(response),
      `"errors" that name ${names.length > 0 ? names.join(', ') : 'nothing'}`,
      `"errors" that name ${got.join(', ') || 'nothing'}`,
    )
  }
}
