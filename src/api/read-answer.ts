/** Reads answers that do not fit the contract exactly. Loaded with the first such answer; most backends send none. */
import { writes, type Endpoint } from '#contract/endpoint.ts'
import { fits } from '#contract/reading/fits.ts'
import { isPage, extractJson } from '#contract/reading/extract-json.ts'
import { brief, broken, isNothing, read, type Drift } from '#contract/reading/answer.ts'
import { passwordHeader } from '#contract/password-header.ts'
import { apiUrl } from './base.ts'
import { noteCut, noteDrift } from './drift.ts'
import { ApiError } from './errors.ts'
import { refuseLostFile } from './lost-file.ts'
import { isRecord } from '#contract/record.ts'
import { request, type Received, type Values } from './request.ts'
import { judgeWrite } from '#contract/reading/verdict.ts'
import { parseRetryAfter } from './retry-after.ts'

/** The answer of a save is not used, unless §7 gives it a literal one. */
const isIgnored = (endpoint: Endpoint): boolean =>
  writes(endpoint) && endpoint.response.kind !== 'either' && endpoint.response.kind !== 'boolean'

const isAnswer = <Answer>(endpoint: Endpoint<unknown, Answer>, value: unknown): value is Answer =>
  isIgnored(endpoint) || fits(endpoint.response, value)

const loginPath = /^\w+:\/\/[^/]+\/?$|\/(log-?in|sign-?in|ingres|acceso|auth|sesion)/i

/** Many backends answer an ended session with a login page. */
const isLogin = ({ access }: Endpoint, { response, text }: Received): boolean => {
  if (access === 'public') return false
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) return true
  const [address = ''] = response.url.split(/[?#]/)
  return (response.redirected && loginPath.test(address)) || (isPage(text) && /type=["']?password/i.test(text))
}

/** Notes the drift once per call, and warns of left-out records. */
const reportDrift = (name: string, drift: Map<string, Drift>, dropped: unknown[]) => {
  if (noteDrift(name, [...drift.values()]) && dropped.length > 0)
    console.warn(`${name}: left out, nothing can be made of them:`, dropped)
}

/** Every item of a paged list; notes when pages are missing. */
const readPages = async (
  endpoint: Endpoint,
  values: Values,
  text: string,
  drift: Map<string, Drift>,
): Promise<readonly unknown[] | undefined> => {
  const { wholeList } = await import('#contract/reading/pages.ts')
  const whole = await wholeList(endpoint.response, text, async (query) =>
    (await request({ ...endpoint, path: `${endpoint.path}?${query}` }, values, {})).text(),
  )
  const totalSuffix = whole?.missing ? ` de ${whole.missing}` : ''
  const cut = whole?.missing === undefined ? undefined : `${whole.items.length}${totalSuffix}`
  noteCut(endpoint.name, cut)
  if (cut !== undefined)
    drift.set('', { path: '', kind: 'whole', came: `${cut} registros, en páginas que no pudimos seguir,` })
  return whole?.items
}

const readAnswer = async (
  endpoint: Endpoint,
  values: Values,
  { response, text, value: json }: Received,
  came: unknown,
): Promise<unknown> => {
  const { name, response: field } = endpoint
  const [drift, dropped] = [new Map<string, Drift>(), new Array<unknown>()]
  const isPaged = field.kind === 'list' && !writes(endpoint) && isRecord(came)
  const body = isPaged ? ((await readPages(endpoint, values, text, drift)) ?? came) : came
  // PHP sends an empty body when it cannot encode a list, so an empty body is not an empty list.
  const value =
    field.kind === 'list' && text.trim() === '' && response.status !== 204
      ? broken
      : read({ drift, dropped, requestedId: values.id }, field, body)
  if (value === broken) return undefined
  // `false` refuses where §7 says that `true` accepts.
  if (value === false) return value
  if (typeof value === 'string') return isPage(text) ? undefined : (await import('./failure.ts')).describeRefusal(body)
  if (json === undefined) drift.set('', { path: '', kind: field.kind, came: brief(text) })
  if (!isIgnored(endpoint)) reportDrift(name, drift, dropped)
  return value
}

/** Throws when a body refuses a write, whatever its status. */
const refuseUnlessTaken = async (
  endpoint: Endpoint,
  values: Values,
  { response: { status }, text }: Received,
): Promise<void> => {
  const verdict = judgeWrite(endpoint, values, { status, text })
  if (verdict.kind !== 'refused') return
  const { notDone } = await import('./failure.ts')
  throw notDone(endpoint, verdict.status, verdict.body)
}

/** Leaves the logins a note in an attribute of the page: a module of its own would cost the first page bytes. */
const noteNewPassword = ({ headers }: Response) => {
  const value = headers.get(passwordHeader)
  if (value !== null && 'document' in globalThis && /^\/api\/[\w-]+$/.test(value))
    document.documentElement.dataset['clave'] = apiUrl(value)
}

/** The answer of a call; throws `ApiError` when the call is refused or the answer unreadable. */
export const interpretAnswer = async <Answer>(
  endpoint: Endpoint<unknown, Answer>,
  values: Values,
  received: Received,
): Promise<Answer> => {
  const {
    response: { ok, status },
    text,
    value: json,
  } = received
  noteNewPassword(received.response)
  const body = json === undefined ? extractJson(text) : json
  const refuse = async (as: number, value?: unknown) => {
    const { failure } = await import('./failure.ts')
    throw failure(endpoint, as, value)
  }
  if (isLogin(endpoint, received)) return refuse(401)
  const wait = status === 429 ? parseRetryAfter(received.response.headers) : undefined
  if (wait !== undefined) throw (await import('./failure.ts')).comeBack(endpoint, wait)
  if (!ok) {
    await refuseLostFile(endpoint, values)
    return refuse(status, body)
  }
  if (writes(endpoint)) await refuseUnlessTaken(endpoint, values, received)
  if (endpoint.response.fields?.id && isNothing(body) && !isIgnored(endpoint)) return refuse(404)
  const answer = await readAnswer(endpoint, values, received, body)
  if (!isAnswer(endpoint, answer)) {
    const { pageSentence, unexpected } = await import('./failure.ts')
    throw new ApiError(status, pageSentence(text) ?? unexpected, endpoint.access)
  }
  return answer
}
