/**
 * The end of a write, by the answer of its API: done, refused, or nothing that tells. The one place that decides this, for
 * the panel, for the outbox, for the worker and for conformance. Pure.
 */
import type { Endpoint } from '../endpoint.ts'
import { id, wireName, type Field } from '../fields.ts'
import { extractJson } from './extract-json.ts'
import { parse } from './parse.ts'
import { broken, isNothing, findFieldValue, read } from './answer.ts'
import { fold, parseNumber, findWord, toText } from './scalar.ts'
import { unescaped } from '../plain-text.ts'
import { isRecord } from '../record.ts'
import { pageKind, type PageKind } from './page-kind.ts'

type Values = Readonly<Record<string, unknown>>

/** `body`: the text for the refusal's sentence. */
export type Verdict =
  | { readonly kind: 'done' }
  | { readonly kind: 'unknown'; readonly body: unknown }
  | { readonly kind: 'refused'; readonly status: number; readonly body: unknown }

const done: Verdict = { kind: 'done' }
const refused = (status: number, body: unknown): Verdict => ({ kind: 'refused', status, body })

/** §7 gives these calls literal answers, refusals included, so they are read and not judged. */
export const isLiteral = ({ response: { kind } }: Endpoint): boolean => kind === 'either' || kind === 'boolean'

/** The caller may not read the changed records, or they cannot be read at all. */
export const isUnread = ({ access, entity, changes, response }: Endpoint): boolean =>
  access === 'public' || !entity || changes.length === 0 || response.kind === 'nothing'

// Field names, folded, and the meaning of their values.

/** Names of success: a negative value under one refuses. */
const good = /^(is)?(success(ful|full?y)?|succeeded|ok|saved|done|exito(so)?|valid|created|updated|deleted|accepted)$/
/** Names of failure: any value under one refuses. */
const bad =
  /^(has|is)?(err(or|ors|ores|no|code)?|errorcode|errormessage|fail(ed|ures?)?|fault|exceptions?|problems?|violations|sqlmessage|sqlstate|fallo)$/
/** Names like those of success that a record may also use for a field. */
const state = /^(status|estado|state|result|resultado|response|respuesta|type|tipo|icon|level)$/
const code = /^(code|codigo|(http)?status(code)?|httpcode)$/
const wrappers = /^(data|datos|result|resultado|response|respuesta|payload|body|d|value|meta|json|output)$/

const noWord =
  /^(false|no|none|ko|nok|ng|.*(err(or)?|fail(ed|ure)?|fallo|fallido|denied|denegado|danger|invalid|rechazado|rejected|forbidden|unauthorized|exception))\b|^(er|e)_|^econn|^etimedout/i
const yesWord =
  /^(1|true|ok(ay)?|yes|y|s[ií]|success(ful|fully)?|done|saved|created|updated|deleted|sent|listo|hecho|[eé]xito|guardado|enviado|recibido)$/i

const isHttpRefusal = (value: unknown): boolean => parseNumber(value) >= 400 && parseNumber(value) < 600
const isNo = (value: unknown): boolean =>
  value === false ||
  parseNumber(value) <= 0 ||
  isHttpRefusal(value) ||
  (typeof value === 'string' && noWord.test(value.trim()))
const isYes = (value: unknown): boolean =>
  value === true ||
  [1, 200, 201, 204].includes(parseNumber(value)) ||
  (typeof value === 'string' && yesWord.test(value.trim()))
/** Values under 'error' that mean no error. */
const isNoError = (value: unknown): boolean =>
  isNothing(value) ||
  parseNumber(value) === 0 ||
  (typeof value === 'string' && /^(false|no|none|null|ok|ninguno)$/i.test(value.trim()))

/** Output of PHP, a database or a framework that broke down, for programmers. */
export const technical =
  /(fatal|parse|catchable|syntax|internal server) error|uncaught|sqlstate|sql syntax|mysqli?_|pdoexception|ora-\d{5}|stack ?trace|traceback|unhandled|duplicate entry|cannot (post|get) \//i
/** PHP continues after a warning, but the rest of its output is unreliable. */
const warning = /(^|>|\n)\s*(PHP )?Warning(<\/b>)?:/
const refusing =
  /^\W*(error|fatal|warning|exception|fail|fall[oó]|denied|forbidden|unauthori|invalid|not |no[ ,]|acceso denegado|prohibido|sin permiso|ya exist|already|access denied|hubo un|ocurri[oó] un|falta|deb[eé])|no se (pudo|guard|envi|elimin|cre)|ya existe|no existe|incorrect|inv[aá]lid/i
const affirming =
  /gracias|thank|enviad|recibi|guardad|cread|registrad|suscri|[eé]xito|correctamente|success|saved|\bsent\b|received|subscribed|created/i
/** Words that cast doubt on any 'enviado' or thanks beside them: 'Demasiados mensajes enviados', "couldn't be sent", 'Unsuccessful'. */
const doubting = new RegExp(
  [
    String.raw`\b(no|not|nunca|sin|ip|pero|but|try|dos veces|too many|(para|deb[eé]n?|de) ser)\b`,
    String.raw`n['’]t\b|\bun(succ|save|sent|deliver|subs)|desuscri|(^|:)\W*0\b`,
    String.raw`\b(error|fall[oó]|fail|problem|inciden|exception|rechaz|reject|deneg|denied|bloque|block|cancel|expir|vencid)`,
    String.raw`\b(demasiad|l[ií]mite|limit\b|spam|captcha|robot|incorrect|inv[aá]lid|vac[ií]|empty|faltan?\b|intent)`,
    String.raw`\b(mantenimiento|maintenance|paciencia|patience|visita)|complet[eá] (el|la|los|las|tu|su|todos)\b`,
  ].join('|'),
  'i',
)

const stripTags = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/<[^>]*>/g, ' ').trim() : ''
const extractMessage = (value: unknown): string =>
  isRecord(value)
    ? (Object.entries(value)
        .map(([name, part]) => (/^(message|mensaje|msg|detail)$/.test(fold(name)) ? stripTags(part) : ''))
        .find(Boolean) ?? '')
    : stripTags(value)

/** How certain a sign is: `maybe` may be a record's own field. */
type Sign = 'no' | 'maybe' | 'yes' | undefined

const readSign = (name: string, value: unknown): Sign => {
  const foldedName = fold(name)
  if (bad.test(foldedName))
    return isNoError(value) ? (value === false || parseNumber(value) === 0 ? 'yes' : undefined) : 'no'
  if (good.test(foldedName)) return isNo(value) ? 'no' : isYes(value) ? 'yes' : undefined
  if (typeof value === 'object') return undefined
  if (code.test(foldedName) && isHttpRefusal(value)) return 'no'
  if (state.test(foldedName))
    return isNo(value)
      ? typeof value === 'string' && /[a-z]/i.test(value)
        ? 'no'
        : 'maybe'
      : isYes(value)
        ? 'yes'
        : undefined
  return code.test(foldedName) && parseNumber(value) !== 1 && isYes(value) ? 'yes' : undefined
}

/** A record's own fields say nothing about the write. */
const isOwn = ({ entity, response }: Endpoint, name: string): boolean =>
  findWord([...Object.keys(entity?.fields ?? {}), ...Object.keys(response.fields ?? {})], name) !== undefined

const isBareNo = (value: unknown): boolean =>
  value === false ||
  (typeof value === 'number' && (value <= 0 || isHttpRefusal(value))) ||
  (typeof value === 'string' &&
    (/^\s*(false|0|-1)\s*$/i.test(value) || technical.test(value) || refusing.test(stripTags(value))))

/** The sign at the top level of a body. */
const findSign = (endpoint: Endpoint, body: unknown): Sign => {
  if (!isRecord(body)) return isBareNo(body) ? 'no' : undefined
  const signs = new Set(
    Object.entries(body).map(([name, part]) => (isOwn(endpoint, name) ? undefined : readSign(name, part))),
  )
  if (technical.test(extractMessage(body))) return 'no'
  return (['no', 'maybe', 'yes'] as const).find((sign) => signs.has(sign))
}

/** The values wrapped one level deep: list items, wrapper names, objects, and single values. */
const getWrappedValues = (endpoint: Endpoint, body: unknown): unknown[] => {
  if (Array.isArray(body)) return body
  if (!isRecord(body)) return []
  const entries = Object.entries(body).filter(([name]) => !isOwn(endpoint, name))
  return entries.filter(([name, part]) => wrappers.test(fold(name)) || isRecord(part)).map(([, part]) => part)
}

// Compares the sent values with an answer.

const short = new Set<Field['kind']>(['text', 'integer', 'flag', 'boolean', 'choice', 'link', 'email'])

/** The fields of a call that can be compared with the saved record. */
export const shortFields = (endpoint: Endpoint, values: Values): [name: string, field: Field][] =>
  Object.entries(endpoint.request).filter(
    ([name, { kind }]) =>
      short.has(kind) && values[name] !== undefined && (!endpoint.entity || name in endpoint.entity.fields),
  )

const plain = (value: unknown): string => toText(value).normalize('NFC').replaceAll(/\s+/g, ' ').trim()
/** Whether a value equals the sent one, allowing for trimming, text numbers and entities. */
export const isSame = ({ kind }: Field, sent: unknown, received: unknown): boolean => {
  if (kind === 'integer') return parseNumber(received ?? 0) === parseNumber(sent)
  if (kind === 'flag' || kind === 'boolean') return isYes(received) === isYes(sent)
  const [was, is] = [plain(sent), unescaped(plain(received))]
  return was === is || unescaped(was) === is || (kind === 'email' && was.toLowerCase() === is.toLowerCase())
}

/** The first id among the parameters. */
export const ownId = ({ params, request, query }: Endpoint, values: Values): number => {
  const [name] = Object.entries({ ...params, ...request, ...query }).find(([, { kind }]) => kind === 'id') ?? []
  return name === undefined ? Number.NaN : parseNumber(values[name])
}

/** A record's value of a field, under any of its names. */
const findValue = (record: Values, name: string, field: Field): unknown =>
  [name, wireName(name, field)]
    .map((key) => findFieldValue({ ...record }, key, field))
    .find((value) => value !== undefined)

const getId = (record: Values): number => parseNumber(findValue(record, 'id', id()))

/** Whether an answer contradicts the sent values; missing values do not. */
const contradicts = (endpoint: Endpoint, values: Values, record: Values): boolean => {
  const isOther =
    (endpoint.does === 'update' || endpoint.does === 'delete') &&
    getId(record) !== ownId(endpoint, values) &&
    !Number.isNaN(getId(record))
  return (
    isOther ||
    shortFields(endpoint, values).some(([name, field]) => {
      const value = findValue(record, name, field)
      return value !== undefined && !isSame(field, values[name], value)
    })
  )
}

/** The answer is the saved record with every sent value. */
const repeats = (endpoint: Endpoint, values: Values, record: Values): boolean => {
  const sent = shortFields(endpoint, values)
  return (
    sent.length > 0 &&
    sent.every(([name, field]) => findValue(record, name, field) !== undefined) &&
    !contradicts(endpoint, values, record)
  )
}

/** The record fits the contract once read, with no required field made up. */
const isAsAgreed = ({ response }: Endpoint, record: Values): boolean => {
  const fields = Object.entries(response.fields ?? {})
  return (
    fields.length > 0 &&
    fields.every(([name, field]) => field.optional || findValue(record, name, field) !== undefined) &&
    read({ drift: new Map(), dropped: [], requestedId: undefined }, response, record) !== broken
  )
}

/** The answer is the one of the contract, or the saved record. */
const isAgreed = (endpoint: Endpoint, values: Values, body: unknown): boolean =>
  (endpoint.response.kind === 'nothing' && body === null) ||
  [body, ...getWrappedValues(endpoint, body)]
    .filter(isRecord)
    .some(
      (record) =>
        repeats(endpoint, values, record) || (isAsAgreed(endpoint, record) && !contradicts(endpoint, values, record)),
    )

/** The ids of a list that is the whole answer. */
const extractIds = ({ response }: Endpoint, body: unknown): number[] => {
  const list = isRecord(body) && Object.keys(body).length === 1 ? Object.values(body)[0] : body
  return response.kind === 'list' && Array.isArray(list)
    ? list
        .filter(isRecord)
        .map(getId)
        .filter((value) => value > 0)
    : []
}

/** The status that a refusal states; 422 when it states none. */
const findStatus = (body: unknown): number => {
  const values = isRecord(body)
    ? Object.entries(body)
        .filter(([name]) => readSign(name, 400) !== undefined)
        .map(([, value]) => value)
    : [body]
  return values.map(parseNumber).find(isHttpRefusal) ?? 422
}

type Sense = 'no' | 'doubt' | 'yes' | 'nothing'

const judgeSense = (endpoint: Endpoint, values: Values, body: unknown): Sense => {
  const ids = extractIds(endpoint, body)
  if (ids.length > 0) return ids.includes(ownId(endpoint, values)) ? 'no' : 'yes'
  const [topSign, agreed] = [findSign(endpoint, body), isAgreed(endpoint, values, body)]
  // A saved record may have its own field 'error', unknown to the contract.
  if (topSign === 'no') return isRecord(body) && getId(body) > 0 && repeats(endpoint, values, body) ? 'doubt' : 'no'
  const inner = getWrappedValues(endpoint, body).map((part) => ({
    sign: findSign(endpoint, part),
    isStored: isRecord(part) && getId(part) > 0,
  }))
  const surelyNo = inner.some(({ sign, isStored }) => sign === 'no' || (sign === 'maybe' && !isStored))
  const isDoubtful = topSign === 'maybe' || surelyNo || inner.some(({ sign }) => sign === 'maybe')
  const isRow = isRecord(body) && getId(body) > 0
  if (isDoubtful)
    return agreed || topSign === 'yes' || (isRow && topSign === 'maybe') || (topSign !== 'maybe' && !surelyNo)
      ? 'doubt'
      : 'no'
  return agreed || topSign === 'yes' || inner.some(({ sign }) => sign === 'yes') ? 'yes' : 'nothing'
}

/** When no one can look again: an empty body and a yes in words count as done. */
export const isTaken = (body: unknown): boolean => {
  const words = extractMessage(body)
  return (
    isNothing(body) ||
    body === true ||
    (typeof body === 'number' && body > 0) ||
    yesWord.test(words) ||
    (affirming.test(words) && !doubting.test(words)) ||
    (isRecord(body) && getId(body) > 0)
  )
}

const pageStatus = { login: 401, challenge: 403, maintenance: 503, other: 422 } as const

/** An HTML page is never an answer. For a public call a login page is like any other. */
const judgePage = ({ access }: Endpoint, kind: PageKind, text: string): Verdict =>
  refused(pageStatus[kind === 'login' && access === 'public' ? 'other' : kind], text)

interface Answer {
  readonly status: number
  readonly text: string
}

export const judgeWrite = (endpoint: Endpoint, values: Values, { status, text }: Answer): Verdict => {
  const [json, page] = [parse(text), pageKind(text)]
  const body = json === undefined ? extractJson(text) : json
  if (status < 200 || status > 299) return refused(status, body)
  if (page !== undefined) return judgePage(endpoint, page, text)
  if (isLiteral(endpoint)) return done
  const warned = warning.test(text)
  if (typeof body === 'string' && (technical.test(text) || warned)) return refused(422, text)
  const sense = judgeSense(endpoint, values, body)
  if (sense === 'no') return refused(findStatus(body), body)
  const isDoubtful = sense === 'doubt' || warned
  if (!isDoubtful && (sense === 'yes' || status === 201 || status === 204)) return done
  if (!isUnread(endpoint)) return { kind: 'unknown', body }
  return !isDoubtful && isTaken(body) ? done : refused(422, body)
}
