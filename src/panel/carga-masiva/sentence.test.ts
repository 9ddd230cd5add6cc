import { expect, test } from 'vitest'
import { forecast, outcome, warning } from './sentence.ts'

const none = { created: 0, changed: 0, unchanged: 0, rejected: 0, rows: 0, sizes: 0, titles: 0, out: 0 }

test.each([
  [{ ...none, rejected: 1, created: 3 }, 'Así no se carga nada: hay 1 celda para corregir.'],
  [{ ...none, rejected: 12_345 }, 'Así no se carga nada: hay 12.345 celdas para corregir.'],
  [{ ...none, created: 1, rows: 1, sizes: 1 }, 'De 1 fila: 1 producto nuevo, 1 medida.'],
  [
    { ...none, created: 120, rows: 600, sizes: 600, titles: 5 },
    'De 600 filas: 120 productos nuevos, 600 medidas; 5 títulos no se cargan.',
  ],
  [
    { ...none, created: 2, changed: 1, unchanged: 5, rows: 9, sizes: 8, out: 1 },
    'De 9 filas: 2 productos nuevos, 1 producto con cambios y 5 productos sin cambios, 8 medidas; 1 fila queda afuera.',
  ],
  [none, 'La planilla no tiene filas para cargar.'],
])('%o', (counts, sentence) => {
  expect(forecast(counts)).toBe(sentence)
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
