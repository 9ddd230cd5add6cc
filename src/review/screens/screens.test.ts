import { expect, test } from 'vitest'
import { passing } from '../Listing.tsx'
import { filtersOf, linked, progressOf } from './screens.ts'
import type { Mark } from './marked.ts'

const marks = new Map<string, Mark>([
  ['panel/50 loading', 'approved'],
  ['/servicios down', 'change'],
  ['no longer there', 'seen'],
])
const found = (text: string, mark = '', group = '') => passing(linked, filtersOf(marks), [text, mark, group])

test('screens are found by title, code, address and state, without accents or case', () => {
  expect(found('SERVICIO 53 guardando').map(({ screen, state }) => [screen.title, state.name])).toEqual([
    ['Editar servicio', 'saving'],
  ])
})

test('screens are filtered by mark and by group', () => {
  expect(found('', 'change').map(({ screen }) => screen.id)).toEqual(['/servicios'])
  expect(new Set(found('', '', 'Avisos').map(({ screen }) => screen.group))).toEqual(new Set(['Avisos']))
  const unmarked = found('servicios', 'none').filter(({ screen }) => screen.id === '/servicios')
  expect(unmarked.map(({ state }) => state.name)).toEqual(['filled', 'loading', 'empty'])
})

test('progress counts what is in the list', () => {
  expect(progressOf(marks)).toMatchObject({ marked: 2, approved: 1, change: 1 })
  expect(progressOf(new Map()).total).toBeGreaterThan(200)
})
