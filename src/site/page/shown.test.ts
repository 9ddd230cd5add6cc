import { expect, test } from 'vitest'
import { parseShown } from './shown.ts'

test.each([
  [{ id: '12' }, { id: 12 }],
  [{ id: 12 }, { id: 12 }],
  [
    { id: '12', buscar: 'M8' },
    { id: 12, buscar: 'M8' },
  ],
  [{}, {}],
  [{ id: '' }, {}],
  [{ id: '0' }, {}],
  [{ id: '-1' }, {}],
  [{ id: '1.5' }, {}],
  [{ id: '1e3' }, {}],
  [{ id: ' 1' }, {}],
  [{ id: '9'.repeat(30) }, {}],
  [{ id: ['1', '2'] }, {}],
  [{ id: null }, {}],
  [{ id: '<script>' }, {}],
  [{ buscar: '7798123001013' }, { buscar: '7798123001013' }],
  [{ buscar: '  ' }, {}],
  [{ buscar: { a: 1 } }, {}],
  [{ utm_source: 'x' }, {}],
  [
    { id: 3, diametro: 'M8_M10', vista: 'tabla', ordenar: '-codigo', largo: '' },
    { id: 3, diametro: 'M8_M10', vista: 'tabla', ordenar: '-codigo' },
  ],
])('%o shows %o', (search, shown) => expect(parseShown(search)).toEqual(shown))
