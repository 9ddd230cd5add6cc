import { expect, test } from 'vitest'
import { forecast, outcome, warning } from './sentence.ts'

const none = { created: 0, changed: 0, unchanged: 0, rejected: 0 }

test.each([
  [{ ...none, rejected: 1, created: 3 }, 'Así no se carga nada: hay 1 celda para corregir.'],
  [{ ...none, rejected: 12_345 }, 'Así no se carga nada: hay 12.345 celdas para corregir.'],
  [{ ...none, created: 1 }, 'Al subirla: 1 producto nuevo.'],
  [
    { ...none, created: 2, changed: 1, unchanged: 5 },
    'Al subirla: 2 productos nuevos, 1 producto con cambios y 5 productos sin cambios.',
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
