import { readFileSync } from 'node:fs'
import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  string,
  type Arbitrary,
} from 'fast-check'
import { expect, test } from 'vitest'
import { allEndpoints } from '#contract/index.ts'
import { kinds, parseScenario, settingKeys, settings, type Behaviour, type Rule } from './grammar.ts'
import { expectScenario, sayBadToken, sayScenario } from './say.ts'
import { settingTexts } from './testing.ts'
import { linkTo, formatScenario } from './text.ts'

const calls = allEndpoints.map(({ name }) => name)
const parse = (text: string) => parseScenario(text, (name) => calls.includes(name))
const read = (text: string) => expectScenario(text, (name) => calls.includes(name))
const wrong = (text: string) => {
  const parsed = parse(text)
  return parsed.ok ? [] : parsed.errors
}

test('every call of the contract can have every behaviour, alone or all calls at once', () => {
  for (const call of [...calls, '*']) {
    for (const kind of kinds) {
      const { rules } = read(`${call}:${kind}`)
      expect(rules).toEqual([expect.objectContaining({ call, does: expect.objectContaining({ kind }) })])
      expect(formatScenario({ rules })).toContain(`${call}:${kind}`)
      expect(sayScenario({ rules })[0]).toContain(call === '*' ? 'todo' : call)
    }
  }
})

test('the words of a rule', () => {
  expect(read('obtenerNovedades:slow:3000').rules).toEqual([
    { call: 'obtenerNovedades', does: { kind: 'slow', ms: 3_000 } },
  ])
  expect(read('*:slow:300-900:x2').rules).toEqual([{ call: '*', does: { kind: 'slow', ms: 300, to: 900 }, times: 2 }])
  expect(sayScenario(read('*:slow:300-900'))).toEqual(['todo tarda entre 0,3 y 0,9 s'])
  expect(read('crearVideo:error:422:Falta%3A el título:x2').rules).toEqual([
    { call: 'crearVideo', does: { kind: 'error', status: 422, message: 'Falta: el título' }, times: 2 },
  ])
  expect(read(' *:slow:200 , obtenerLogos:ok ,').rules.map(({ call }) => call)).toEqual(['*', 'obtenerLogos'])
  expect(read('rol:editor,reloj:2027-03-01,espacio:lleno,version:nueva')).toEqual({
    rules: [],
    role: 'editor',
    day: '2027-03-01',
    full: 'lleno',
    update: 'nueva',
  })
  expect(read('')).toEqual({ rules: [] })
})

test.each([
  ['obtenerNovedade:slow', 'obtenerNovedade', 'call'],
  ['obtenerNovedades', '', 'kind'],
  ['obtenerNovedades:slw', 'slw', 'kind'],
  ['*:slow:mucho', 'mucho', 'ms'],
  ['*:slow:-1', '-1', 'ms'],
  ['*:slow:1-2-3', '1-2-3', 'ms'],
  ['*:slow:300-', '300-', 'ms'],
  ['*:slow:300-700000', '300-700000', 'ms'],
  ['*:slow:700000', '700000', 'ms'],
  ['*:error:200', '200', 'status'],
  ['*:error:5e2', '5e2', 'status'],
  ['*:error:500:%E0%A4', '%E0%A4', 'message'],
  ['*:ok:x0', '0', 'times'],
  ['*:ok:x', '', 'times'],
  ['*:hang:9', '9', 'end'],
  ['*:error:500:No:x1:x2', 'x1', 'end'],
  ['rol:jefe', 'jefe', 'role'],
  ['rol:admin:2', '2', 'end'],
  ['reloj:2027-02-30', '2027-02-30', 'day'],
  ['reloj:mañana', 'mañana', 'day'],
  ['espacio:poco', 'poco', 'full'],
  ['version:vieja', 'vieja', 'update'],
  ['__proto__:ok', '__proto__', 'call'],
  ['constructor:x', 'constructor', 'call'],
])('%s names its bad token', (text, token, expected) => {
  expect(wrong(text)).toEqual([{ token, expected }])
  expect(sayBadToken(wrong(text)[0] ?? { token: '', expected: 'end' })).toMatch(/^«.*» (no|sobra)/)
})

test('the document for people has every word', () => {
  const rows = [...readFileSync('docs/review-room.md', 'utf8').matchAll(/^\| `[^`]+`/gm)].map(([row]) => row)
  const tokens = [...kinds, ...settingKeys.map((key) => settings[key].word)]
  expect(tokens.filter((token) => !rows.some((row) => row.split(/[`:]/).includes(token)))).toEqual([])
})

test('every bad token is reported', () => expect(wrong('a:ok,*:slow:1,b:ok')).toHaveLength(2))

const behaviour: Arbitrary<Behaviour> = oneof(
  record({ kind: constantFrom('ok', 'empty', 'hang', 'offline') }),
  record(
    { kind: constant('slow'), ms: integer({ min: 0, max: 600_000 }), to: integer({ min: 0, max: 600_000 }) },
    { requiredKeys: ['kind', 'ms'] },
  ),
  record(
    {
      kind: constant('error'),
      status: integer({ min: 400, max: 599 }),
      message: oneof(
        string({ minLength: 1, unit: 'grapheme' }),
        constantFrom('x3', ' a ', '\u00A0', '\u2003a\uFEFF', '%', ',', ':', 'ñ: 1, 2'),
      ),
    },
    { requiredKeys: ['kind', 'status'] },
  ),
)
const rule: Arbitrary<Rule> = record(
  { call: constantFrom('*', ...calls), does: behaviour, times: integer({ min: 1, max: 999 }) },
  { requiredKeys: ['call', 'does'] },
)
test('a scenario is its text, and its link', () => {
  assert(
    property(settingTexts, array(rule, { maxLength: 5 }), (tab, rules) => {
      const text = [tab, formatScenario({ rules })].filter(Boolean).join(',')
      const scenario = read(text)
      expect([formatScenario(scenario), scenario.rules]).toEqual([text, rules])
      const url = new URL(linkTo('/productos?id=2#a', scenario), 'http://localhost')
      expect(url.searchParams.get('escenario') ?? '').toBe(text)
      expect(linkTo(url.href, '')).toBe('/productos?id=2#a')
    }),
    { numRuns: 300 },
  )
})

test('any text is read or refused, and never throws', () => {
  assert(
    property(
      oneof(
        string(),
        array(constantFrom(...kinds, ...calls.slice(0, 3), ':', ',', 'x2', '500', '%', 'rol', '*', ' ')).map((words) =>
          words.join(''),
        ),
      ),
      (text) => {
        expect(parse(text)).toMatchObject({ ok: wrong(text).length === 0 })
      },
    ),
    { numRuns: 500 },
  )
})
