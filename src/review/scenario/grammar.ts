/**
 * The grammar of scenarios, the changed behaviour of one tab as a text for links: rules with commas between them, tokens with colons.
 * Each word is a row of `rows` or `settings`: types, text, sentences, form, play and the samples of tests derive from it, and a test
 * looks for it in docs/review-room.md ("Escenarios"). The first rule of a call that is not used up counts; rules of `*` come after the
 * call's own.
 */
import { sleep } from '#api/sleep.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** A token without meaning at its position, and the kind of token expected there. */
export interface BadToken {
  readonly token: string
  readonly expected: 'call' | 'kind' | 'ms' | 'status' | 'message' | 'times' | 'end' | Setting
}

class Unreadable extends Error {
  readonly bad: BadToken
  constructor(token: string, expected: BadToken['expected']) {
    super(token)
    this.bad = { token, expected }
  }
}

const parseInteger = (token: string, min: number, max: number, expected: BadToken['expected']): number => {
  const value = Number(token)
  if (!/^\d{1,6}$/.test(token) || value < min || value > max) throw new Unreadable(token, expected)
  return value
}

/** What a layer hands to a behaviour. */
interface Stage {
  readonly call: Endpoint
  readonly refuse: (status: number, message?: string) => Response
  /** Resolves with 'Soltar'. */
  readonly released: Promise<void>
}

interface Row<Own> {
  readonly name: string
  /** Its own tokens, as the form begins with them. */
  readonly sample: readonly string[]
  /** Reads its own tokens, and removes them from the list. */
  readonly parse: (tokens: string[]) => Own
  readonly format: (own: Own) => readonly (string | number)[]
  readonly say: (own: Own) => string
  /** Answers in the backend's place. Without an answer the backend is asked, after what is waited for. */
  readonly play: (own: Own, stage: Stage) => Response | Promise<void> | undefined
}

const row = <Own>(value: Row<Own>) => value

/** A behaviour without tokens of its own. */
const plain = (name: string, play: (stage: Stage) => Response | Promise<void> | undefined = () => undefined) =>
  row<object>({ name, sample: [], parse: () => ({}), format: () => [], say: () => '', play: (_, stage) => play(stage) })

const seconds = (ms: number) => (ms / 1_000).toLocaleString('es-AR', { maximumFractionDigits: 1 })
export const longestMs = 600_000
const randomBetween = (min: number, max: number) => Math.round(min + Math.random() * (max - min))

const decoded = (token: string): string => {
  try {
    return decodeURIComponent(token)
  } catch {
    throw new Unreadable(token, 'message')
  }
}
const code = (letter: string) => (letter === 'x' ? '%78' : encodeURIComponent(letter).toLowerCase())
/** Escapes a message: commas, colons, outer spaces and a form like `x3` have a meaning in the grammar. */
const escaped = (message: string) =>
  message
    .replaceAll(/[%,:]/g, code)
    .replaceAll(/^\s|\s$/g, code)
    .replace(/^x(?=\d*$)/, code)

/** What a call does, by the word after its name. */
const rows = {
  ok: plain('anda'),
  /** Answers after `ms` milliseconds; with `to`, each call after its own time between `ms` and `to`. */
  slow: row({
    name: 'tarda',
    sample: ['3000'],
    parse: (tokens): { readonly ms: number; readonly to?: number } => {
      const token = tokens.shift() ?? '2000'
      const [ms = 0, to, ...extra] = token.split('-').map((part) => (/^\d{1,6}$/.test(part) ? Number(part) : Infinity))
      if (Math.max(ms, to ?? 0) > longestMs || extra.length > 0) throw new Unreadable(token, 'ms')
      return { ms, ...(to !== undefined && { to }) }
    },
    format: ({ ms, to }) => [to === undefined ? ms : `${ms}-${to}`],
    say: ({ ms, to }) => (to === undefined ? ` ${seconds(ms)} s` : ` entre ${seconds(ms)} y ${seconds(to)} s`),
    play: ({ ms, to }) => sleep(randomBetween(ms, to ?? ms)),
  }),
  /** Refuses with this status, and with the backend's own words where no message is given. */
  error: row({
    name: 'falla',
    sample: ['500'],
    parse: (tokens): { readonly status: number; readonly message?: string } => {
      const [status, message] = [parseInteger(tokens.shift() ?? '500', 400, 599, 'status'), tokens.shift()]
      return { status, ...(message !== undefined && { message: decoded(message) }) }
    },
    format: ({ status, message }) => [status, ...(message === undefined ? [] : [escaped(message)])],
    say: ({ status }) => ` (${status})`,
    play: ({ status, message }, { refuse }) => refuse(status, message),
  }),
  empty: plain('no trae nada', ({ call, refuse }) => (call.response.kind === 'list' ? Response.json([]) : refuse(404))),
  hang: plain('no contesta', ({ released }) => released),
  offline: plain('sin conexión', () => Response.error()),
}
export type Kind = keyof typeof rows
type Details<K extends Kind> = ReturnType<(typeof rows)[K]['parse']>
export type Behaviour<K extends Kind = Kind> = { [Each in K]: { readonly kind: Each } & Details<Each> }[K]
export const behaviours: { readonly [K in Kind]: Row<Details<K>> } = rows
const isKind = (token: string): token is Kind => Object.hasOwn(behaviours, token)
export const kinds: readonly Kind[] = Object.keys(behaviours).filter(isKind)

export const isNone = (words: readonly string[]) =>
  `no es ${words.length > 1 ? `${words.slice(0, -1).join(', ')} ni ` : ''}${words.at(-1)}`

/** A setting with one of some values: each with its sentence, and with its name where the form has a choice (one alone is a box to tick). */
const choice = <Value extends string>(
  word: string,
  label: string,
  choices: Readonly<Record<Value, readonly [sentence: string, name?: string]>>,
  otherwise: readonly (readonly ['', string])[] = [],
) => {
  const isValue = (token: string): token is Value => Object.hasOwn(choices, token)
  const samples = Object.keys(choices).filter(isValue)
  return {
    word,
    label,
    isValue,
    samples,
    names: [...otherwise, ...samples.map((value) => [value, choices[value][1] ?? label] as const)],
    complaint: isNone(samples),
    say: (value: string) => (isValue(value) ? choices[value][0] : ''),
  }
}

/** What holds for the whole tab, by its name in code. */
export const settings = {
  /** The role that this tab is logged in as. */
  role: choice(
    'rol',
    'Quién',
    {
      nadie: ['nadie ingresó', 'Nadie'],
      cliente: ['como cliente', 'Cliente'],
      pendiente: ['como cliente sin activar', 'Cliente sin activar'],
      editor: ['como editor', 'Editor'],
      admin: ['como administrador', 'Administrador'],
    },
    [['', 'Quien haya ingresado']],
  ),
  /** The date, with the clock's own time of day. */
  day: {
    word: 'reloj',
    label: 'Qué día es',
    isValue: (token: string) =>
      /^\d{4}-\d\d-\d\d$/.test(token) && new Date(`${token}T00:00Z`).toJSON()?.startsWith(token),
    names: [],
    samples: ['2027-03-01', '1999-12-31', '2099-01-01'],
    complaint: 'no es una fecha como 2027-03-01',
    say: (value: string) => `es el ${new Date(`${value}T12:00Z`).toLocaleDateString('es-AR', { timeZone: 'UTC' })}`,
  },
  full: choice('espacio', 'Sin espacio para guardar', { lleno: ['sin espacio para guardar'] }),
  /** Whether a new version of the site waits. */
  update: choice('version', 'Hay una versión nueva del sitio', { nueva: ['hay una versión nueva'] }),
}
export type Setting = keyof typeof settings
export const isSetting = (key: string): key is Setting => Object.hasOwn(settings, key)
export const settingKeys = Object.keys(settings).filter(isSetting)
type Settings = { readonly [Key in Setting]?: (typeof settings)[Key]['samples'][number] }
export type Role = NonNullable<Settings['role']>

export interface Rule {
  /** The name of a call, or `*` for all calls. */
  readonly call: string
  readonly does: Behaviour
  /** How many calls the rule holds for; without a number, for all. */
  readonly times?: number
}

export interface Scenario extends Settings {
  readonly rules: readonly Rule[]
}

export type Parsed =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly errors: readonly BadToken[] }

/** Reads a behaviour from the tokens after its word, and removes these from the list. */
export const parseBehaviour = <K extends Kind>(kind: K, tokens: string[]): Behaviour<K> => ({
  kind,
  ...behaviours[kind].parse(tokens),
})

const parseRule = (call: string, tokens: string[]): Rule => {
  const last = tokens.at(-1) ?? ''
  const times = /^x\d*$/.test(last) && tokens.length > 1 ? parseInteger(last.slice(1), 1, 999_999, 'times') : undefined
  if (times !== undefined) tokens.pop()
  const kind = tokens.shift() ?? ''
  if (!isKind(kind)) throw new Unreadable(kind, 'kind')
  return { call, does: parseBehaviour(kind, tokens), ...(times !== undefined && { times }) }
}

const parseSetting = (key: Setting, [token = '']: readonly string[]): Settings => {
  if (settings[key].isValue(token)) return { [key]: token }
  throw new Unreadable(token, key)
}

const parsePart = (text: string, isCall: (name: string) => boolean): Partial<Scenario> => {
  const [first = '', ...tokens] = text.split(':').map((token) => token.trim())
  const key = settingKeys.find((candidate) => settings[candidate].word === first)
  if (key === undefined && first !== '*' && !isCall(first)) throw new Unreadable(first, 'call')
  const part = key === undefined ? { rules: [parseRule(first, tokens)] } : parseSetting(key, tokens.splice(0, 1))
  if (tokens[0] !== undefined) throw new Unreadable(tokens[0], 'end')
  return part
}

/** Reads a scenario. A scenario with a bad token is refused, with every such token. */
export const parseScenario = (text: string, isCall: (name: string) => boolean): Parsed => {
  const [errors, rules, whole]: [BadToken[], Rule[], Partial<Scenario>[]] = [[], [], []]
  for (const part of text.split(',').filter((rawPart) => rawPart.trim() !== '')) {
    try {
      const { rules: partRules = [], ...values } = parsePart(part, isCall)
      rules.push(...partRules)
      whole.push(values)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      errors.push(error.bad)
    }
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, scenario: Object.assign({ rules }, ...whole) }
}
