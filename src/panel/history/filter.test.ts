import { expect, test } from 'vitest'
import { toRecordFilter, collectChoices, passes } from './filter.ts'
import { historyCsv } from './csv.ts'
import { getFieldLabel } from './labels.ts'

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
const findIds = (chosen: Readonly<Record<string, string>>) => entries.filter(passes(chosen)).map(({ id }) => id)

test('entries by person, collection and day of Buenos Aires, both days included', () => {
  expect(findIds({})).toEqual([1, 2, 3])
  expect(findIds({ Quién: 'editor' })).toEqual([2])
  expect(findIds({ Qué: 'sliders' })).toEqual([1])
  expect(findIds({ Desde: '2026-11-10' })).toEqual([2, 3])
  expect(findIds({ Hasta: '2026-11-09' })).toEqual([1])
  expect(findIds({ Desde: '2026-11-10', Hasta: '2026-11-10' })).toEqual([2])
})

test('an entry without a moment belongs to no day, and passes a filter without days', () => {
  expect([entry(9, 'admin', '')].filter(passes({}))).toHaveLength(1)
  expect([entry(9, 'admin', '')].filter(passes({ Desde: '2026-11-10' }))).toEqual([])
})

test('the choices of a filter, each once', () => {
  expect(collectChoices(entries, ({ usuario }) => usuario)).toEqual(['admin', 'editor', 'visitante'])
  expect(collectChoices(entries, ({ recurso }) => recurso)).toEqual(['productos', 'sliders'])
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
  const sliderEntry = (id: number, idRegistro: number) => ({ ...entry(id, 'admin', '', 'sliders'), idRegistro })
  const chosen = toRecordFilter('sliders', 4)
  expect(
    [sliderEntry(1, 4), sliderEntry(2, 5), entry(3, 'admin', '', 'sliders')].filter(passes(chosen)).map(({ id }) => id),
  ).toEqual([1])
  expect(passes(chosen)({ ...sliderEntry(1, 4), recurso: 'productos' })).toBe(false)
})

test('fields have the words of their forms; any other has its name', () => {
  expect([
    getFieldLabel('titulo'),
    getFieldLabel('imagen', 'servicios'),
    getFieldLabel('imagen', 'novedades'),
    getFieldLabel('color'),
  ]).toEqual(['Título', 'Imagen', 'Portada', 'Color'])
})
