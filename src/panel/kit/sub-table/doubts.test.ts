import { expect, test } from 'vitest'
import { findDoubts } from './doubts.ts'

const columns = [
  { name: 'codigo', label: 'Código', check: 'unique' },
  { name: 'barras', label: 'Código de barras', check: 'ean' },
  { name: 'pack', label: 'Pack' },
] as const
const row = (codigo: string, barras = '', pack = 'Caja') => ({ codigo, barras, pack })

test('repeated codes are named with their rows, whatever their case and spaces; empty codes are not', () => {
  expect(findDoubts([row('A1'), row('B'), row(' a1 '), row(''), row(''), row('B'), row('b')], columns)).toEqual([
    'Código repetido en las filas 1 y 3.',
    'Código repetido en las filas 2, 6 y 7.',
  ])
})
test('a wrong check digit is named with its row', () => {
  expect(findDoubts([row('A', '7798123001068'), row('B', '7798123001069')], columns)).toEqual([
    'Código de barras, fila 2: el último dígito no corresponde. Revisalo.',
  ])
})
