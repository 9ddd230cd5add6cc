import { expect, test } from 'vitest'
import { allEndpoints } from '#contract/index.ts'
import { parseScenario } from '../scenario/grammar.ts'
import type { CallEntry } from '#state/call-entry.ts'
import { linkToNext, nextFails, sequenceFrom } from './next-rules.ts'
import { createCall } from './testing.ts'

const call = (change: Partial<CallEntry>) => createCall({ path: '/api/obtenerProducto/3', ...change })
const isCall = (name: string) => allEndpoints.some((endpoint) => endpoint.name === name)
const readRules = (address: string) => {
  const parsed = parseScenario(new URL(address, 'http://localhost').searchParams.get('escenario') ?? '', isCall)
  return parsed.ok ? parsed.scenario.rules : parsed.errors
}
const linked = (change: Partial<CallEntry>, address = 'http://localhost/productos?id=3#fotos') => {
  const rule = nextFails(call(change))
  return rule === undefined ? undefined : linkToNext(address, rule)
}

test.each([
  [
    { status: 422, text: '{"message":"Revisá: dos, o tres."}' },
    { kind: 'error', status: 422, message: 'Revisá: dos, o tres.' },
  ],
  [
    { status: 503, text: '<h1>…</h1>' },
    { kind: 'error', status: 503 },
  ],
  [{ status: 0 }, { kind: 'offline' }],
  [{ text: '{}' }, { kind: 'error', status: 500 }],
])('after %j the next one does %j', (change, does) => {
  expect(readRules(linked(change) ?? '')).toEqual([{ call: 'obtenerProducto', does, times: 1 }])
})

test('the page and its scenario stay', () => {
  const link =
    linked(
      {},
      'http://localhost/productos?id=3&escenario=rol:editor,obtenerProducto:slow:900,obtenerProducto:error:404:x1#fotos',
    ) ?? ''
  expect(link).toMatch(/^\/productos\?id=3&escenario=rol:editor,.*#fotos$/)
  expect(readRules(link)).toEqual([
    { call: 'obtenerProducto', does: { kind: 'error', status: 500 }, times: 1 },
    { call: 'obtenerProducto', does: { kind: 'slow', ms: 900 } },
  ])
})

test('a request outside the contract gets no rule', () => {
  expect(linked({ path: '/api/nada' })).toBeUndefined()
})

test('a call and the later ones of its name and tab become a sequence: equal answers by their number, delays as a range', () => {
  const failed = { status: 503, text: '{"message":"Ahora no"}' }
  const calls = [
    { id: 'late', at: 8, tab: 'a', ms: 640.4 },
    { id: 'slow', at: 7, tab: 'a', ms: 300 },
    { id: 'well', at: 6, tab: 'a' },
    { id: 'second', at: 5, tab: 'a', ...failed },
    { id: 'elsewhere', at: 4, tab: 'b', status: 500 },
    { id: 'other', at: 3, tab: 'a', path: '/api/obtenerServicios', status: 500 },
    { id: 'first', at: 2, tab: 'a', ...failed },
    { id: 'before', at: 1, tab: 'a', status: 0 },
  ].map(call)
  const rules = sequenceFrom(calls[6] ?? call({}), calls)
  expect(rules).toEqual([
    { call: 'obtenerProducto', does: { kind: 'error', status: 503, message: 'Ahora no' }, times: 2 },
    { call: 'obtenerProducto', does: { kind: 'ok' }, times: 1 },
    { call: 'obtenerProducto', does: { kind: 'slow', ms: 300, to: 640 }, times: 2 },
  ])
  expect(readRules(linkToNext('http://localhost/?escenario=obtenerProducto:offline:x1,*:slow:200', ...rules))).toEqual([
    ...rules,
    { call: '*', does: { kind: 'slow', ms: 200 } },
  ])
  expect(sequenceFrom(call({ path: '/api/nada' }), calls)).toEqual([])
})
