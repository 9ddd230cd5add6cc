import { expect, test } from 'vitest'
import { choicesOf, noFilter, passes } from './filter.ts'
import { historyCsv } from './csv.ts'

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

test('an entry without a moment is of no day, and in every list that asks for none', () => {
  expect([entry(9, 'admin', '')].filter(passes(noFilter))).toHaveLength(1)
  expect([entry(9, 'admin', '')].filter(passes({ ...noFilter, from: '2026-11-10' }))).toEqual([])
})

test('what there is to choose from', () => {
  expect(choicesOf(entries, ({ usuario }) => usuario)).toEqual(['admin', 'editor', 'visitante'])
  expect(choicesOf(entries, ({ recurso }) => recurso)).toEqual(['productos', 'sliders'])
})

test('a sheet of them: changes in words, quotes kept, and no cell is a formula', () => {
  const cambios = [{ campo: 'titulo', antes: 'Uno; "dos"', despues: 'Tres' }]
  expect(
    historyCsv([{ ...entry(1, '=cmd()', '2026-11-10T02:59:00Z', 'sliders'), idRegistro: 4, cambios }]).split('\r\n'),
  ).toEqual([
    '\uFEFFFecha;Usuario;Texto;Qué;Registro;Cambios',
    `2026-11-10T02:59:00Z;'=cmd();Texto 1;Slider;4;"titulo: Uno; ""dos"" → Tres"`,
    '',
  ])
})
