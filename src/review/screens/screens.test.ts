import { expect, test } from 'vitest'
import { passing } from '../Listing.tsx'
import { createFilters, linked, countProgress } from './screens.ts'
import { set } from 'idb-keyval'
import { reviewStore } from '../stored-value.ts'
import { standing, type Mark } from './marked.ts'
import { absorbMarks, loadMarks, mark, useMarks } from './marks.ts'

const time = '2026-11-20T12:00:00.000Z'
const verdict = (id: string, as: Mark, by = 'Ana') => ({ id, as, at: time, by })
const marks = standing([
  verdict('panel/50 loading', 'approved'),
  verdict('/servicios down', 'approved'),
  verdict('/servicios down', 'change', 'Beto'),
  verdict('no longer there', 'seen'),
])
const search = (text: string, as = '', group = '') => passing(linked, createFilters(marks), [text, as, group])

test('screens are found by title, code, address and state, without accents or case', () => {
  expect(search('SERVICIO 53 guardando').map(({ screen, state }) => [screen.title, state.name])).toEqual([
    ['Editar servicio', 'saving'],
  ])
})

test('screens are filtered by the mark of any reviewer, and by group', () => {
  expect(search('', 'change').map(({ screen }) => screen.id)).toEqual(['/servicios'])
  expect(new Set(search('', '', 'Avisos').map(({ screen }) => screen.group))).toEqual(new Set(['Avisos']))
  const unmarked = search('servicios', 'none').filter(({ screen }) => screen.id === '/servicios')
  expect(unmarked.map(({ state }) => state.name)).toEqual(['filled', 'loading', 'empty'])
})

test('progress counts what is in the list; what one reviewer wants changed is not approved', () => {
  expect(countProgress(marks)).toMatchObject({ marked: 2, approved: 1, change: 1 })
  expect(countProgress(new Map()).total).toBeGreaterThan(200)
})

test("a reviewer's mark stands over the one that an older build stored under the screen alone; another reviewer's stays beside it", async () => {
  const older = { as: 'approved', at: time, by: 'Ana' }
  await set('marca:/servicios filled', older, reviewStore)
  await absorbMarks([verdict('/servicios filled', 'seen', 'Beto')])
  const shown = () => standing(useMarks.getState().entries).get('/servicios filled')
  expect(shown()).toMatchObject([older, { as: 'seen', by: 'Beto' }])
  mark('/servicios filled', 'change', 'Ana')
  await absorbMarks([])
  await loadMarks()
  expect(shown()).toMatchObject([
    { as: 'change', by: 'Ana' },
    { as: 'seen', by: 'Beto' },
  ])
})

test('a mark that was given without a name goes with the next mark of whoever has a name', () => {
  mark('/servicios empty', 'change')
  mark('/servicios empty', 'approved', 'Ana')
  expect(standing(useMarks.getState().entries).get('/servicios empty')).toMatchObject([{ as: 'approved', by: 'Ana' }])
})
