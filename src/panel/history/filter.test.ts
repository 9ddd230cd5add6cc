import { expect, test } from 'vitest'
import { changesOf, choicesOf, passes } from './filter.ts'
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
const idsOf = (chosen: Readonly<Record<string, string>>) => entries.filter(passes(chosen)).map(({ id }) => id)

test('entries by person, collection and day of Buenos Aires, both days included', () => {
  expect(idsOf({})).toEqual([1, 2, 3])
  expect(idsOf({ Quién: 'editor' })).toEqual([2])
  expect(idsOf({ Qué: 'sliders' })).toEqual([1])
  expect(idsOf({ Desde: '2026-11-10' })).toEqual([2, 3])
  expect(idsOf({ Hasta: '2026-11-09' })).toEqual([1])
  expect(idsOf({ Desde: '2026-11-10', Hasta: '2026-11-10' })).toEqual([2])
})

test('an entry without a moment belongs to no day, and passes a filter without days', () => {
  expect([entry(9, 'admin', '')].filter(passes({}))).toHaveLength(1)
  expect([entry(9, 'admin', '')].filter(passes({ Desde: '2026-11-10' }))).toEqual([])
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
  const chosen = changesOf('sliders', 4)
  expect([of(1, 4), of(2, 5), entry(3, 'admin', '', 'sliders')].filter(passes(chosen)).map(({ id }) => id)).toEqual([1])
  expect(passes(chosen)({ ...of(1, 4), recurso: 'productos' })).toBe(false)
})

test('fields have the words of their forms; an unknown one keeps its name', () => {
  expect([labelOf('titulo'), labelOf('imagen', 'servicios'), labelOf('imagen', 'novedades'), labelOf('color')]).toEqual(
    ['Título', 'Imagen', 'Portada', 'color'],
  )
})
