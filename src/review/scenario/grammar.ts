/**
 * The grammar of scenarios, the changed behaviour of one tab as a text for links: rules with commas between them, words with colons.
 * docs/review-room.md ("Escenarios") has the table for people. The first rule of a call that is not used up counts; rules of `*` come
 * after the call's own.
 */

export type Behaviour =
  | { readonly kind: 'ok' | 'empty' | 'hang' | 'offline' }
  /** Answers after `ms` milliseconds; with `to`, each call after a time of its own between both. */
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

/** A word without meaning in its place, and the kind of word that the place wants. */
export interface BadWord {
  readonly word: string
  readonly wanted: 'call' | 'kind' | 'ms' | 'status' | 'message' | 'times' | 'role' | 'day' | 'full' | 'update' | 'end'
}
export type Parsed =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly errors: readonly BadWord[] }

export const kinds = ['ok', 'slow', 'error', 'empty', 'hang', 'offline'] as const
const usualMs = 2_000
export const longestMs = 600_000
const usualStatus = 500

class Unreadable extends Error {
  readonly bad: BadWord
  constructor(word: string, wanted: BadWord['wanted']) {
    super(word)
    this.bad = { word, wanted }
  }
}

const oneOf = <Word extends string>(words: readonly Word[], word: string, wanted: BadWord['wanted']): Word => {
  const found = words.find((candidate) => candidate === word)
  if (found === undefined) throw new Unreadable(word, wanted)
  return found
}

const between = (word: string, min: number, max: number, wanted: BadWord['wanted']): number => {
  const value = Number(word)
  if (!/^\d{1,6}$/.test(word) || value < min || value > max) throw new Unreadable(word, wanted)
  return value
}

/** Reads '300', or '300-900' for a time between both. */
const delayIn = (word: string): Omit<Extract<Behaviour, { kind: 'slow' }>, 'kind'> => {
  const [ms = 0, to, ...more] = word.split('-').map((part) => (/^\d{1,6}$/.test(part) ? Number(part) : Infinity))
  if (Math.max(ms, to ?? 0) > longestMs || more.length > 0) throw new Unreadable(word, 'ms')
  return { ms, ...(to !== undefined && { to }) }
}

const decoded = (word: string): string => {
  try {
    return decodeURIComponent(word)
  } catch {
    throw new Unreadable(word, 'message')
  }
}

/** Reads the behaviour from the words after a rule's call, and removes these words from the list. */
const behaviourIn = (words: string[]): Behaviour => {
  const kind = oneOf(kinds, words.shift() ?? '', 'kind')
  const next = words.shift()
  if (kind === 'slow') return { kind, ...(next === undefined ? { ms: usualMs } : delayIn(next)) }
  if (kind === 'error') {
    const [status, message] = [next === undefined ? usualStatus : between(next, 400, 599, 'status'), words.shift()]
    return { kind, status, ...(message !== undefined && { message: decoded(message) }) }
  }
  if (next !== undefined) throw new Unreadable(next, 'end')
  return { kind }
}

const ruleIn = (call: string, words: string[]): Rule => {
  const last = words.at(-1) ?? ''
  const times = /^x\d*$/.test(last) && words.length > 1 ? between(last.slice(1), 1, 999_999, 'times') : undefined
  if (times !== undefined) words.pop()
  const does = behaviourIn(words)
  if (words[0] !== undefined) throw new Unreadable(words[0], 'end')
  return { call, does, ...(times !== undefined && { times }) }
}

const dayOf = (word: string): string => {
  if (!/^\d{4}-\d\d-\d\d$/.test(word) || !new Date(`${word}T00:00Z`).toJSON()?.startsWith(word))
    throw new Unreadable(word, 'day')
  return word
}

const ofTheTab: Readonly<Record<string, (word: string) => Partial<Scenario>>> = {
  rol: (word) => ({ role: oneOf(roles, word, 'role') }),
  reloj: (word) => ({ day: dayOf(word) }),
  espacio: (word) => ({ full: oneOf(['lleno'], word, 'full') === 'lleno' }),
  version: (word) => ({ update: oneOf(['nueva'], word, 'update') === 'nueva' }),
}

const partIn = (text: string, isCall: (name: string) => boolean): Partial<Scenario> => {
  const [first = '', ...words] = text.split(':').map((word) => word.trim())
  const special = Object.hasOwn(ofTheTab, first) ? ofTheTab[first] : undefined
  if (!special) {
    if (first !== '*' && !isCall(first)) throw new Unreadable(first, 'call')
    return { rules: [ruleIn(first, words)] }
  }
  const part = special(words[0] ?? '')
  if (words[1] !== undefined) throw new Unreadable(words[1], 'end')
  return part
}

/** Reads a scenario. A scenario with a bad word is refused, with every such word. */
export const parseScenario = (text: string, isCall: (name: string) => boolean): Parsed => {
  const [errors, rules, whole]: [BadWord[], Rule[], Partial<Scenario>[]] = [[], [], []]
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    try {
      const { rules: found = [], ...rest } = partIn(part, isCall)
      rules.push(...found)
      whole.push(rest)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      errors.push(error.bad)
    }
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, scenario: Object.assign({ rules }, ...whole) }
}
