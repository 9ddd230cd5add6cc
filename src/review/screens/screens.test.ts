import { expect, test } from 'vitest'
import { everyScreen, filtered, grouped, progressOf } from './screens.ts'
import type { Mark } from './marked.ts'

const marks = new Map<string, Mark>([
  ['panel/50 loading', 'approved'],
  ['/servicios down', 'change'],
  ['no longer there', 'seen'],
])

test('screens are found by title, code, address and state, without accents or case', () => {
  const [one, ...more] = filtered({ ...everyScreen, text: 'SERVICIO 53 guardando' }, marks)
  expect(one?.screen.title).toBe('Editar servicio')
  expect(one?.states.map(({ name }) => name)).toEqual(['saving'])
  expect(more).toEqual([])
})

test('screens are filtered by mark and by group', () => {
  expect(filtered({ ...everyScreen, mark: 'change' }, marks).map(({ screen }) => screen.id)).toEqual(['/servicios'])
  expect(grouped(filtered({ ...everyScreen, group: 'Avisos' }, marks)).map(({ group }) => group)).toEqual(['Avisos'])
  expect(
    filtered({ ...everyScreen, mark: 'none', text: 'servicios' }, marks).flatMap(({ screen, states }) =>
      screen.id === '/servicios' ? states.map(({ name }) => name) : [],
    ),
  ).not.toContain('down')
})

test('progress counts what is in the list', () => {
  expect(progressOf(marks)).toMatchObject({ marked: 2, approved: 1, change: 1 })
  expect(progressOf(new Map()).total).toBeGreaterThan(200)
})
