import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test.each([
  ['Acero 8.8', 20, 'Acero 8.8'],
  ['Acero, zincado y templado', 15, 'Acero, zincado…'],
  ['Acero, zincado', 8, 'Acero…'],
  ['', 5, ''],
])('%j in %i', (text, max, expected) => expect(shortened(text, max)).toBe(expected))

test('a word that does not fit is cut', () => expect(shortened('Superlargo', 5)).toBe('Super…'))
