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
])('%j', (texts, startDate, endDate) => expect(parseDates(...texts)).toEqual({ startDate, endDate }))

test.each([['16 de septiembre'], ['Feria 2026'], ['45 de marzo de 2026'], ['19 al 16 de mayo de 2026'], ['']])(
  '%j is no date',
  (text) => expect(parseDates(text)).toBeUndefined(),
)
