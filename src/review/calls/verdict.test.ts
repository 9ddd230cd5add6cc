import { expect, test } from 'vitest'
import type { CallEntry } from '#state/call-entry.ts'
import { getVerdict } from './verdict.ts'
import { createCall } from './testing.ts'

const call = (change: Partial<CallEntry>) => createCall({ path: '/api/obtenerSuscripciones', ...change })

test.each([
  { text: '[{"id":1,"email":"a@b.c"}]' },
  { path: '/api/getImage/uno.jpg', headers: { 'content-type': 'image/jpeg' } },
  {
    method: 'POST',
    path: '/api/verificarLogin',
    headers: { 'content-type': 'text/plain' },
    text: 'Usuario o contraseña incorrectos',
  },
  { status: 422, text: '{"message":"Revisá los campos.","errors":{"email":["Falta."]}}' },
] satisfies Partial<CallEntry>[])('%j keeps the contract', (change) => {
  expect(getVerdict(call(change))).toEqual({ kind: 'keeps' })
})

test.each([
  [{ text: '[{"id":1,"email":"a@b.c"},{"id":"2","email":null}]' }, ['1.id', '1.email']],
  [{ text: '{"data":[]}' }, ['']],
  [{ text: 'listo' }, ['']],
  [{ status: 500, text: '<h1>Error</h1>' }, ['']],
  [{ status: 422, text: '{"message":"No","errors":{"email":"Falta."}}' }, ['errors.email']],
  [{ path: '/api/descargarArchive/3', headers: { 'content-type': 'text/html' } }, ['']],
] satisfies [Partial<CallEntry>, string[]][])('%j breaks it, at %j', (change, paths) => {
  const verdict = getVerdict(call(change))
  expect(verdict).toMatchObject({ kind: 'breaks', issues: paths.map((path) => ({ path })) })
})

test.each([{ path: '/api/nada' }, { method: 'POST' }, { status: 0 }, { text: '['.padEnd(70_000, '1') }])(
  'of %j nothing can be said',
  (change) => {
    expect(getVerdict(call(change)).kind).toBe('unknown')
  },
)
