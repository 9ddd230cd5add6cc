import { expect, test } from 'vitest'
import type { Drift } from '#contract/reading/answer.ts'
import { difference, summarizeDrift } from './api-drift.ts'

const flag: Drift = { path: 'destacado', kind: 'flag', came: '"1"' }
const list: Drift = { path: 'imagenes', kind: 'list', came: 'null' }
const start = 'La API respondió distinto de lo acordado en obtenerProductos (destacado: "1" en lugar de 0 o 1'

test('the summary is one line for any number of differences', () => {
  expect(summarizeDrift([])).toBe('')
  expect(summarizeDrift([['obtenerProductos', [flag]]])).toBe(`${start}).`)
  expect(summarizeDrift([['obtenerProductos', [flag, list]]])).toBe(`${start} y 1 diferencia más).`)
  expect(
    summarizeDrift([
      ['obtenerProductos', [flag]],
      ['obtenerFerias', [list]],
    ]),
  ).toBe(`${start}) y en 1 llamada más.`)
  expect(
    summarizeDrift([
      ['obtenerProductos', [flag, list, list]],
      ['obtenerFerias', [list]],
      ['obtenerVideos', [list]],
    ]),
  ).toBe(`${start} y 2 diferencias más) y en 2 llamadas más.`)
})

test('a difference names its field, the value that came and the agreed kind', () => {
  expect(difference(list)).toBe('imagenes: null en lugar de una lista')
  expect(difference({ path: 'peso', kind: 'longText', came: 'null' })).toBe('peso: null en lugar de un texto')
  expect(difference({ path: '', kind: 'list', came: '{data}' })).toBe('la respuesta: {data} en lugar de una lista')
})
