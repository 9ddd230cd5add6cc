/** An answer that is not just as the contract has it. Loaded when one comes: from most backends none does. */
import type { Endpoint } from '../contract/endpoint.ts'
import { fits } from '../contract/reading/fits.ts'
import { isPage, jsonIn } from '../contract/reading/json-in.ts'
import { brief, broken, isNothing, read, type Drift } from '../contract/reading/read.ts'
import { noteDrift } from './drift.ts'
import { ApiError } from './errors.ts'
import type { Received, Values } from './request.ts'

const unexpected = 'El servidor respondió algo que no esperábamos. Probá de nuevo.'

/** Saves answer what they like: nobody looks at it. The literal answers of §7 are those that count. */
const isIgnored = ({ method, done, response: { kind } }: Endpoint): boolean =>
  (method === 'POST' || done !== undefined) && kind !== 'either' && kind !== 'boolean'

const isAnswer = <Answer>(endpoint: Endpoint<unknown, Answer>, value: unknown): value is Answer =>
  isIgnored(endpoint) || fits(endpoint.response, value)

/** The path of a login, or the front page. */
const loginPath = /^\w+:\/\/[^/]+\/?$|\/(log-?in|sign-?in|ingres|acceso|auth|sesion)/i

/** A session that ended is, for many backends, a page to log in on. */
const isLogin = ({ access }: Endpoint, { response, text }: Received): boolean => {
  if (access === 'public') return false
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) return true
  const [address = ''] = response.url.split(/[?#]/)
  return (response.redirected && loginPath.test(address)) || (isPage(text) && /type=["']?password/i.test(text))
}

/** Notes what was mended, once per call; of what had to be left out the console knows more. */
const tell = (name: string, drift: Map<string, Drift>, dropped: unknown[]) => {
  if (noteDrift(name, [...drift.values()]) && dropped.length > 0)
    console.warn(`${name}: left out, nothing can be made of them:`, dropped)
}

const readAnswer = async (
  endpoint: Endpoint,
  values: Values,
  { response, text, value: json }: Received,
  body: unknown,
): Promise<unknown> => {
  const { name, response: field } = endpoint
  const [drift, dropped] = [new Map<string, Drift>(), new Array<unknown>()]
  // An empty body is no list without items: that is how PHP says that it could not write one.
  const value =
    field.kind === 'list' && text.trim() === '' && response.status !== 204
      ? broken
      : read({ drift, dropped, own: values.id }, field, body)
  if (value === broken) return undefined
  // Anything but true is that literal answer's other half.
  if (value === false) return value
  if (typeof value === 'string') return isPage(text) ? undefined : (await import('./failure.ts')).refusalIn(body)
  if (json === undefined) drift.set('', { path: '', kind: field.kind, came: brief(text) })
  if (!isIgnored(endpoint)) tell(name, drift, dropped)
  return value
}

/** The answer of a call; throws `ApiError` where it is a refusal or none. */
export const answerOf = async <Answer>(
  endpoint: Endpoint<unknown, Answer>,
  values: Values,
  received: Received,
): Promise<Answer> => {
  const {
    response: { ok, status },
    text,
    value: json,
  } = received
  const body = json === undefined ? jsonIn(text) : json
  const refuse = async (as: number, said?: unknown) => {
    const { failure } = await import('./failure.ts')
    throw failure(endpoint, as, said)
  }
  if (isLogin(endpoint, received)) return refuse(401)
  if (!ok) return refuse(status, body)
  if (endpoint.response.fields?.id && isNothing(body) && !isIgnored(endpoint)) return refuse(404)
  const answer = await readAnswer(endpoint, values, received, body)
  if (!isAnswer(endpoint, answer)) throw new ApiError(status, unexpected, endpoint.access)
  return answer
}
