import { expect, test } from 'vitest'
import { letters } from '#contract/sheet/page.ts'
import type { Tab } from './planilla.ts'
import type { Outcome } from './preview.ts'
import { describeColumns, forecast, outcome, warning } from './sentence.ts'
import { noPreview } from './testing.ts'

/** So many products, each of so many sizes. */
const outcomes = (count: number, subProductos = 1): Outcome[] =>
  Array.from({ length: count }, (_, id) => ({ id, first: { number: id }, nombre: '', subProductos, changes: [] }))

test.each([
  [{ created: outcomes(3) }, 1, 'Así no se carga nada: hay 1 celda para corregir.'],
  [{}, 12_345, 'Así no se carga nada: hay 12.345 celdas para corregir.'],
  [{ created: outcomes(1), rowCount: 1 }, 0, 'De 1 fila: 1 producto nuevo, 1 medida.'],
  [
    { created: outcomes(120, 5), rowCount: 600, titles: 5 },
    0,
    'De 600 filas: 120 productos nuevos, 600 medidas; 5 títulos no se cargan.',
  ],
  [
    { created: outcomes(2), changed: outcomes(1), unchanged: outcomes(5), rowCount: 8, out: 1 },
    0,
    'De 9 filas: 2 productos nuevos, 1 producto con cambios y 5 productos sin cambios, 8 medidas; 1 fila queda afuera.',
  ],
  [{}, 0, 'La planilla no tiene filas para cargar.'],
  [{ lost: 'Elegí cuál de las columnas es el nombre.' }, 0, 'Elegí cuál de las columnas es el nombre.'],
])('%o', (preview, rejected, sentence) => {
  expect(forecast({ ...noPreview, ...preview }, rejected)).toBe(sentence)
})

const toTab = (loads: boolean, ...heads: readonly string[]): Tab => ({
  key: '',
  name: '',
  loads,
  canLoad: true,
  heads: [1],
  rowCount: 1,
  columns: heads.map((text, index) => {
    const head = text.replace('-', '')
    const letter = letters(index)
    return { key: head || letter, letter, head, field: text.startsWith('-') ? undefined : 'nombre', values: [] }
  }),
})

test.each([
  [[toTab(true, 'Código', '-Color', 'Nombre', '-')], 'Se cargan 2 de 4 columnas. No: Color, columna D.'],
  [[toTab(true, 'Código'), toTab(true, 'Código', 'Nombre')], 'Se cargan todas las columnas.'],
  [[toTab(true, 'Código', '-Color'), toTab(false, '-Notas')], 'Se carga 1 de 2 columnas. No: Color.'],
  [
    [toTab(true, 'Código', ...Array.from({ length: 10 }, (_, index) => `-P${index}`))],
    'Se carga 1 de 11 columnas. No: P0, P1, P2, P3, P4, P5, P6, P7 y 2 más.',
  ],
  [[toTab(false, '-Notas')], ''],
])('the columns of %j', (tabs, sentence) => {
  expect(describeColumns(tabs)).toBe(sentence)
})

test('the counts of a load in a sentence', () => {
  expect(outcome({ filas: 20_000, creados: 1, actualizados: 0 })).toBe(
    'De 20.000 filas: 1 producto nuevo y 0 actualizados.',
  )
})

test.each([
  [1, '1 producto pierde sub-productos: los que la planilla no nombra se eliminan.'],
  [1200, '1.200 productos pierden sub-productos: los que la planilla no nombra se eliminan.'],
])('what will be gone: %i', (losers, sentence) => {
  expect(warning(losers)).toBe(sentence)
})
