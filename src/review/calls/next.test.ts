import { expect, test } from 'vitest'
import { allEndpoints } from '../../contract/index.ts'
import { parseScenario } from '../scenario/grammar.ts'
import type { CallEntry } from '../../state/call-entry.ts'
import { linkToNext, nextFails } from './next.ts'

const call = (change: Partial<CallEntry>): CallEntry => ({
  id: '1',
  at: 0,
  ms: 1,
  method: 'GET',
  path: '/api/obtenerProducto/3',
  tab: '',
  page: '',
  use: '',
  status: 200,
  headers: { 'content-type': 'application/json' },
  ...change,
})
const isCall = (name: string) => allEndpoints.some((endpoint) => endpoint.name === name)
const rulesAt = (address: string) => {
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
  expect(rulesAt(linked(change) ?? '')).toEqual([{ call: 'obtenerProducto', does, times: 1 }])
})

test('the page and its scenario stay', () => {
  const link =
    linked(
      {},
      'http://localhost/productos?id=3&escenario=rol:editor,obtenerProducto:slow:900,obtenerProducto:error:404:x1#fotos',
    ) ?? ''
  expect(link).toMatch(/^\/productos\?id=3&escenario=rol:editor,.*#fotos$/)
  expect(rulesAt(link)).toEqual([
    { call: 'obtenerProducto', does: { kind: 'error', status: 500 }, times: 1 },
    { call: 'obtenerProducto', does: { kind: 'slow', ms: 900 } },
  ])
})

test('a request outside the contract gets no rule', () => {
  expect(linked({ path: '/api/nada' })).toBeUndefined()
})
