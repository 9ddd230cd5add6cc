import { expect, test } from 'vitest'
import { changesOf, choicesOf, chosenOf, filterFrom, noFilter, passes } from './filter.ts'
import { historyCsv } from './csv.ts'
import { labelOf } from './labels.ts'

const entry = (id: number, usuario: string, created_at: string, recurso?: string) => ({
  id,
  usuario,
  idUsuario: 1,
  texto: `Texto ${id}`,
  created_at,
  recurso,
})
const entries = [
  entry(1, 'admin', '2026-11-10T02:59:00Z', 'sliders'),
  entry(2, 'editor', '2026-11-10T03:00:00Z', 'productos'),
  entry(3, 'visitante', '2026-11-11T12:00:00Z'),
]
const idsOf = (filter: Partial<typeof noFilter>) =>
  entries.filter(passes({ ...noFilter, ...filter })).map(({ id }) => id)

test('entries by person, collection and day of Buenos Aires, both days included', () => {
  expect(idsOf({})).toEqual([1, 2, 3])
  expect(idsOf({ person: 'editor' })).toEqual([2])
  expect(idsOf({ resource: 'sliders' })).toEqual([1])
  expect(idsOf({ from: '2026-11-10' })).toEqual([2, 3])
  expect(idsOf({ to: '2026-11-09' })).toEqual([1])
  expect(idsOf({ from: '2026-11-10', to: '2026-11-10' })).toEqual([2])
})

test('an entry without a moment belongs to no day, and passes a filter without days', () => {
  expect([entry(9, 'admin', '')].filter(passes(noFilter))).toHaveLength(1)
  expect([entry(9, 'admin', '')].filter(passes({ ...noFilter, from: '2026-11-10' }))).toEqual([])
})

test('the choices of a filter, each once', () => {
  expect(choicesOf(entries, ({ usuario }) => usuario)).toEqual(['admin', 'editor', 'visitante'])
  expect(choicesOf(entries, ({ recurso }) => recurso)).toEqual(['productos', 'sliders'])
})

test('entries as CSV: changes in words, quotes kept, and no cell is a formula', async () => {
  const cambios = [{ campo: 'titulo', antes: 'Uno; "dos"', despues: 'Tres' }]
  const csv = await historyCsv([{ ...entry(1, '=cmd()', '2026-11-10T02:59:00Z', 'sliders'), idRegistro: 4, cambios }])
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFFecha;Usuario;Texto;Qué;Registro;Cambios',
    `2026-11-10T02:59:00Z;"'=cmd()";Texto 1;Slider;4;"Título: Uno; ""dos"" → Tres"`,
  ])
})

test('the changes of one record, by its collection and id', () => {
  const of = (id: number, idRegistro: number) => ({ ...entry(id, 'admin', '', 'sliders'), idRegistro })
  const filter = filterFrom(changesOf('sliders', 4))
  expect([of(1, 4), of(2, 5), entry(3, 'admin', '', 'sliders')].filter(passes(filter)).map(({ id }) => id)).toEqual([1])
  expect(passes(filter)({ ...of(1, 4), recurso: 'productos' })).toBe(false)
})

test('a filter comes back from the address unchanged; a blank filter adds nothing to the address', () => {
  const filter = { ...noFilter, person: 'admin', resource: 'sliders', from: '2026-11-10', record: '4' }
  expect(filterFrom(chosenOf(filter))).toEqual(filter)
  expect(chosenOf(noFilter)).toEqual({})
})

test('fields have the words of their forms; an unknown one keeps its name', () => {
  expect([labelOf('titulo'), labelOf('imagen', 'servicios'), labelOf('imagen', 'novedades'), labelOf('color')]).toEqual(
    ['Título', 'Imagen', 'Portada', 'color'],
  )
})
