import { expect, test } from 'vitest'
import { parseDates } from './dates.ts'

test.each([
  [
    ['Predio Ferial Córdoba, 16 al 19 de septiembre. Stand B-24.', 'Expo Ferretera del Centro 2026'],
    '2026-09-16',
    '2026-09-19',
  ],
  [['Villa María, 12 de marzo.', 'Jornada de Proveedores del Agro 2026'], '2026-03-12', '2026-03-12'],
  [['Rosario, 3 y 4 de setiembre de 2027', 'Feria 2026'], '2027-09-03', '2027-09-04'],
  [['Del 11 al 15 de mayo de 2027', 'Expo'], '2027-05-11', '2027-05-15'],
  [['La Rural, 30 de abril al 4 de mayo', 'Expo 2027'], '2027-04-30', '2027-05-04'],
  [['Del 30 de abril al 4 de mayo de 2027', ''], '2027-04-30', '2027-05-04'],
  [['20 de diciembre al 3 de enero de 2027', ''], '2026-12-20', '2027-01-03'],
  [['Del 20 de diciembre de 2026 hasta el 3 de enero', ''], '2026-12-20', '2027-01-03'],
  [['28 de diciembre de 2026 al 3 de enero de 2027', ''], '2026-12-28', '2027-01-03'],
  [['Desde el jueves 11 hasta el domingo 14 de marzo de 2027', ''], '2027-03-11', '2027-03-14'],
  [['3, 4 y 5 DE MAYO DE 2027', ''], '2027-05-03', '2027-05-05'],
  [['1° de mayo de 2027, de 10 a 19 hs', ''], '2027-05-01', '2027-05-01'],
  [['11-15 de Mayo del año 2027', ''], '2027-05-11', '2027-05-15'],
  [['11 al 15 de mayo 2027', 'Feria 2026'], '2027-05-11', '2027-05-15'],
  [['31 de diciembre 2026 al 2 de enero 2027', ''], '2026-12-31', '2027-01-02'],
  [['Predio Ferial Córdoba - 11 al 15 de mayo de 2027', ''], '2027-05-11', '2027-05-15'],
  [['11 al 15 de mayo. Apertura: 11 de mayo de 2027', 'Expo 2027'], '2027-05-11', '2027-05-15'],
  [['Av. 25 de Mayo 1200, 16 al 19 de septiembre', 'Expo 2027'], '2027-09-16', '2027-09-19'],
])('%j', ([caption = '', name = ''], startDate, endDate) =>
  expect(parseDates(caption, name)).toEqual({ startDate, endDate }),
)

test.each([
  ['16 de septiembre'],
  ['Feria 2026'],
  ['45 de marzo de 2026'],
  ['19 al 16 de mayo de 2026'],
  [''],
  ['31 de abril de 2026'],
  ['28 abr al 4 de mayo de 2027'],
  ['28/4 al 4 de mayo de 2027'],
  ['28 abr - 4 de mayo de 2027'],
  ['29 de febrero de 2027'],
  ['Hasta el 4 de mayo de 2027'],
  ['A partir del 4 de mayo de 2027'],
  ['4 de mayo de 2027 al 8'],
  ['2 y 4 de mayo de 2027'],
  ['5 de mayo al 4 de abril de 2027'],
  ['Rosario, 11 de mayo. Córdoba, 15 de mayo de 2027'],
  ['11 al 15 de mayo y 1 al 3 de junio de 2027'],
  ['Club 25 de mayo de 2027'],
])('%j is no date', (text) => expect(parseDates(text, '')).toBeUndefined())

test.each([
  ['the year is either', '16 al 19 de septiembre', 'Feria 2026/2027'],
  ['the year is either, in short', '16 al 19 de septiembre', 'Feria 2026-27'],
  ['the year is that of another edition', 'Predio Ferial Córdoba. Edición 2025: 16 al 19 de septiembre', 'Feria'],
  ['the year is of one end, nobody knows of which', '20 de diciembre al 3 de enero', 'Feria 2027'],
  ['a square is no day', 'Plaza 25 de Mayo', 'Feria 2027'],
])('%s', (_, caption, name) => expect(parseDates(caption, name)).toBeUndefined())
