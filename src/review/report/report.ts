/** A report for a developer, as a text to paste anywhere: a screen as a link, its comment, the last calls and the console's errors. */
import type { CallEntry } from '#state/call-entry.ts'
import { getCallName } from '../calls/call.ts'
import { covering } from '../calls/cover.ts'
import type { Comment, Seen } from '../comments/comment.ts'
import { commentsMarkdown } from '../comments/markdown.ts'
import { isCall } from '../scenario/calls.ts'
import { parseScenario, type Role } from '../scenario/grammar.ts'
import { linkTo, formatScenario } from '../scenario/text.ts'
import { callWithoutPeople } from '../state/customers.ts'
import type { PageError } from './errors.ts'

const secretName = String.raw`[\w.-]*(?:token|key|clave|contrase(?:ñ|n|%C3%B1)a|password|secret|auth|session|sesi[oó]n|cookie|csrf|xsrf|jwt)[\w.-]*`
/** A value under the name of a secret, in JSON, in a header or in an address. */
const underName = new RegExp(
  String.raw`(["']?${secretName}\\?["']?\s*[:=]\s*)(\\?"[^"]*"|'[^']*'|(?:Bearer |Basic )?[^&\s,;}#"]+)`,
  'gi',
)
/** Secret values that are recognised by their form alone. */
const byItself = [
  /\bcookie\s*:[^\n"]*/gi,
  /\b(?:Bearer|Basic) [\w.~+/=-]+/g,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi,
]

/** A text without keys, sessions and addresses of mail. */
export const masked = (text: string): string =>
  byItself.reduce(
    (result, pattern) => result.replaceAll(pattern, covering),
    text.replaceAll(underName, `$1${covering}`),
  )

export interface Who {
  readonly panel: 'admin' | 'editor' | undefined
  readonly zone: boolean
}

/** The role that sees a screen, as in a scenario; undefined where the screen is the same for everybody. */
const findRole = (address: string, { panel, zone }: Who): Role | undefined => {
  if (/^\/admin\b/.test(address)) return panel ?? 'nadie'
  if (zone) return 'cliente'
  return /^\/zonaPrivada\b/.test(address) ? 'nadie' : undefined
}

/** The scenario with a role in the place of a session, since a report holds no sessions. */
export const withRole = (scenario: string, address: string, who: Who): string => {
  const parsed = parseScenario(scenario, isCall)
  const role = findRole(address, who)
  return parsed.ok && !parsed.scenario.role && role ? formatScenario({ ...parsed.scenario, role }) : scenario
}

const limits = { calls: 50, body: 500 } as const

export interface Facts {
  readonly comment: Comment | undefined
  /** The screen that is open; of a comment, its own screen counts. */
  readonly screen: Seen
  readonly who: Who
  /** Latest first; their passwords are covered. */
  readonly calls: readonly CallEntry[]
  readonly errors: readonly PageError[]
  readonly browser: string
  readonly origin: string
  readonly now: Date
}

/** Indented, so that nothing within it is markup. */
const asCode = (text: string): string =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')

const describeBody = (title: string, body: CallEntry['sent']): string[] =>
  body === undefined || body === ''
    ? []
    : [
        `  ${title}: ${masked(typeof body === 'string' ? body : JSON.stringify(Object.fromEntries(body))).slice(0, limits.body)}`,
      ]

/** A call in a line; a failed call with its request and its answer. */
const callText = (call: CallEntry): string => {
  const { at: time, status, method, path, sent, text } = callWithoutPeople(call)
  const failed = status === 0 || status >= 400
  return [
    `${new Date(time).toISOString()} ${status || 'sin respuesta'} ${method} ${getCallName(call)} ${masked(path)}`,
    ...(failed ? [...describeBody('enviado', sent), ...describeBody('contestado', text)] : []),
  ].join('\n')
}

export const reportText = ({ comment, screen, who, calls, errors, browser, origin, now }: Facts): string => {
  const { address, title, scenario, width, height, build } = comment?.spot ?? screen
  const last = calls.slice(0, limits.calls)
  return [
    // A text carries no picture.
    ...(comment ? [commentsMarkdown([{ ...comment, picture: '' }], origin)] : [`# ${title || address}`]),
    '## Para verlo igual',
    [
      `- Pantalla: <${origin}${masked(linkTo(address, withRole(scenario, address, who)))}>`,
      `- Ventana: ${width} x ${height}`,
      `- Versión: ${build}`,
      `- Hecho: ${now.toISOString()}`,
      `- Navegador: ${browser}`,
    ].join('\n'),
    `## Errores de la consola (${errors.length})`,
    asCode(errors.map(({ at: time, page, text }) => masked(`${time} ${page}\n${text}`)).join('\n\n') || 'Ninguno.'),
    `## Últimas llamadas (${last.length})`,
    asCode(last.map(callText).join('\n') || 'Ninguna.'),
  ]
    .join('\n\n')
    .concat('\n')
}
