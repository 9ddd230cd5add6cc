import { expect, test } from 'vitest'
import { noChoices } from './choices.ts'
import { getNewColumnas, remember, remembered } from './remembered.ts'

test('the columns of earlier versions are read', () => {
  const before = { choices: { caja: 'pack', otro: 'x' }, fills: { pack: '6' }, settled: { 'belowOne 0': 'out' } }
  expect(remembered(JSON.stringify({ 'código|caja': before }))['código|caja']).toEqual({
    ...noChoices,
    columns: { caja: 'pack' },
  })
})

test('heads, columns, values left out and stored names are kept; no answer by a cell, a row or a product', () => {
  remember('código|estado', {
    ...noChoices,
    columns: { estado: '' },
    heads: { '': [2, 3] },
    valuesOut: { estado: ['Baja'] },
    rows: { ' 3': false },
    cells: { ' A3': 'x' },
    answers: { nombres: 'stored', 'belowOne pack': 'out', 'nombre a → b': 'other' },
  })
  expect(remembered(getNewColumnas('') ?? '')).toEqual({
    'código|estado': {
      ...noChoices,
      columns: { estado: '' },
      heads: { '': [2, 3] },
      valuesOut: { estado: ['Baja'] },
      answers: { nombres: 'stored' },
    },
  })
})
