import { expect, test } from 'vitest'
import { isBelowOne, isDay, isDitto, isPageText, isTotal } from './cell-forms.ts'

test.each([
  ['Total: 35', true],
  ['Subtotal 12 $ 1.234,50', true],
  ['Total 35 1.234 artículos', true],
  ['Total 12-3', true],
  ['TOTAL', false],
  ['TOTAL Quartz 9000', false],
  ['TOTAL 1/2"', false],
  ['Sub-total general: U$S 1.234,50', true],
  ['Total35', true],
])('%s', (text, expected) => expect(isTotal(text)).toBe(expected))

test('long numbers before a word are read at once: each digit of them is tried in one way', () => {
  expect(isTotal(`Total ${'7790001000019'.repeat(100)} Rojo`)).toBe(false)
})

test.each([
  [
    isPageText,
    'Página 1 de 2, Pág. 3, PAG N° 4/5, Hoja 1 de 2, Precios sin I.V.A., Sujetos a cambio sin aviso, Página1',
  ],
  [isDay, '12/05/26, 12/05/2026, 1-5-2026, 2026-05-12, M8 x 12/05/2026'],
  [isDay, '1-feb, 01/Ene/26, mar-50, sept.-2026, M8 x 1-Feb'],
  [isDitto, "ídem, Idem ant., id., '', ”, M8 x ídem"],
  [isBelowOne, '0, -5, − 5, 0.5, 0.99'],
])('%o of %s', (isForm, texts) => {
  expect(texts.split(', ').filter((text) => !isForm(text))).toEqual([])
})

test.each([
  [isPageText, 'Hoja 1, Página web, Pagoda 3, Total, Subte 4'],
  [isDay, '40-20-6000, 1-10-110, M8 x 30, 2026'],
  [isDay, 'ENE-10, MAR-50, mar 50, feb, 1-feb-26-3, 123-feb'],
  [isDitto, 'ID, M8 x  x 3, idem 4'],
  [isBelowOne, '1, 1.000, Caja, -'],
])('%o of none of %s', (isForm, texts) => {
  expect(texts.split(', ').filter((text) => isForm(text))).toEqual([])
})
