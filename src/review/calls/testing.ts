import type { CallEntry } from '#state/call-entry.ts'

export const createCall = (change: Partial<CallEntry>): CallEntry => ({
  id: '1',
  at: 0,
  ms: 1,
  method: 'GET',
  path: '/api/obtenerProductos',
  tab: '',
  page: '',
  use: '',
  status: 200,
  headers: { 'content-type': 'application/json' },
  ...change,
})
