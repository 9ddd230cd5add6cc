/**
 * The grammar of scenarios, the changed behaviour of one tab as a text for links: rules with commas between them, tokens with colons.
 * docs/review-room.md ("Escenarios") has the table for people. The first rule of a call that is not used up counts; rules of `*` come
 * after the call's own.
 */

export type Behaviour =
  | { readonly kind: Exclude<(typeof kinds)[number], 'slow' | 'error'> }
  /** Answers after `ms` milliseconds; with `to`, each call after its own time between `ms` and `to`. */
  | { readonly kind: 'slow'; readonly ms: number; readonly to?: number }
  /** Refuses with this status, and with the backend's own words where no message is given. */
  | { readonly kind: 'error'; readonly status: number; readonly message?: string }

export interface Rule {
  /** The name of a call, or `*` for all calls. */
  readonly call: string
  readonly does: Behaviour
  /** How many calls the rule holds for; without a number, for all. */
  readonly times?: number
}

export const roles = ['nadie', 'cliente', 'pendiente', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

export interface Scenario {
  readonly rules: readonly Rule[]
  /** The role that this tab is logged in as. */
  readonly role?: Role
  /** The date, as 2027-03-01, with the clock's own time of day. */
  readonly day?: string
  readonly full?: boolean
  /** Whether a new version of the site waits. */
  readonly update?: boolean
}

/** A token without meaning at its position, and the kind of token expected there. */
export interface BadToken {
  readonly token: string
  readonly expected:
    | 'call'
    | 'kind'
    | 'ms'
    | 'status'
    | 'message'
    | 'times'
    | 'role'
    | 'day'
    | 'full'
    | 'update'
    | 'end'
}
export type Parsed =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly errors: readonly BadToken[] }

export const kinds = ['ok', 'slow', 'error', 'empty', 'hang', 'offline'] as const
const usualMs = 2_000
export const longestMs = 600_000
const usualStatus = 500

class Unreadable extends Error {
  readonly bad: BadToken
  constructor(token: string, expected: BadToken['expected']) {
    super(token)
    this.bad = { token, expected }
  }
}

const parseChoice = <Choice extends string>(
  choices: readonly Choice[],
  token: string,
  expected: BadToken['expected'],
): Choice => {
  const choice = choices.find((candidate) => candidate === token)
  if (choice === undefined) throw new Unreadable(token, expected)
  return choice
}

const parseInteger = (token: string, min: number, max: number, expected: BadToken['expected']): number => {
  const value = Number(token)
  if (!/^\d{1,6}$/.test(token) || value < min || value > max) throw new Unreadable(token, expected)
  return value
}

/** Reads '300', or '300-900' for a time between both. */
const parseDelay = (token: string): Omit<Extract<Behaviour, { kind: 'slow' }>, 'kind'> => {
  const [ms = 0, to, ...extra] = token.split('-').map((part) => (/^\d{1,6}$/.test(part) ? Number(part) : Infinity))
  if (Math.max(ms, to ?? 0) > longestMs || extra.length > 0) throw new Unreadable(token, 'ms')
  return { ms, ...(to !== undefined && { to }) }
}

const decoded = (token: string): string => {
  try {
    return decodeURIComponent(token)
  } catch {
    throw new Unreadable(token, 'message')
  }
}

/** Reads the behaviour from the tokens after a rule's call, and removes these tokens from the list. */
const parseBehaviour = (tokens: string[]): Behaviour => {
  const kind = parseChoice(kinds, tokens.shift() ?? '', 'kind')
  const next = tokens.shift()
  if (kind === 'slow') return { kind, ...(next === undefined ? { ms: usualMs } : parseDelay(next)) }
  if (kind === 'error') {
    const [status, message] = [
      next === undefined ? usualStatus : parseInteger(next, 400, 599, 'status'),
      tokens.shift(),
    ]
    return { kind, status, ...(message !== undefined && { message: decoded(message) }) }
  }
  if (next !== undefined) throw new Unreadable(next, 'end')
  return { kind }
}

const parseRule = (call: string, tokens: string[]): Rule => {
  const last = tokens.at(-1) ?? ''
  const times = /^x\d*$/.test(last) && tokens.length > 1 ? parseInteger(last.slice(1), 1, 999_999, 'times') : undefined
  if (times !== undefined) tokens.pop()
  const does = parseBehaviour(tokens)
  if (tokens[0] !== undefined) throw new Unreadable(tokens[0], 'end')
  return { call, does, ...(times !== undefined && { times }) }
}

const parseDay = (token: string): string => {
  if (!/^\d{4}-\d\d-\d\d$/.test(token) || !new Date(`${token}T00:00Z`).toJSON()?.startsWith(token))
    throw new Unreadable(token, 'day')
  return token
}

const settingParsers: Readonly<Record<string, (token: string) => Partial<Scenario>>> = {
  rol: (token) => ({ role: parseChoice(roles, token, 'role') }),
  reloj: (token) => ({ day: parseDay(token) }),
  espacio: (token) => ({ full: parseChoice(['lleno'], token, 'full') === 'lleno' }),
  version: (token) => ({ update: parseChoice(['nueva'], token, 'update') === 'nueva' }),
}

const parsePart = (text: string, isCall: (name: string) => boolean): Partial<Scenario> => {
  const [first = '', ...tokens] = text.split(':').map((token) => token.trim())
  const special = Object.hasOwn(settingParsers, first) ? settingParsers[first] : undefined
  if (!special) {
    if (first !== '*' && !isCall(first)) throw new Unreadable(first, 'call')
    return { rules: [parseRule(first, tokens)] }
  }
  const part = special(tokens[0] ?? '')
  if (tokens[1] !== undefined) throw new Unreadable(tokens[1], 'end')
  return part
}

/** Reads a scenario. A scenario with a bad token is refused, with every such token. */
export const parseScenario = (text: string, isCall: (name: string) => boolean): Parsed => {
  const [errors, rules, whole]: [BadToken[], Rule[], Partial<Scenario>[]] = [[], [], []]
  for (const part of text.split(',').filter((rawPart) => rawPart.trim() !== '')) {
    try {
      const { rules: partRules = [], ...settings } = parsePart(part, isCall)
      rules.push(...partRules)
      whole.push(settings)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      errors.push(error.bad)
    }
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, scenario: Object.assign({ rules }, ...whole) }
}
