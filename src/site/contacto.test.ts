import { expect, test } from 'vitest'
import { getPhones } from './contacto.ts'

test('only existing phones are listed', () => {
  expect(getPhones({ telefono: '1' })).toEqual(['1'])
  const withSecond = { telefono: '1', Telefono_secundario: '2' }
  expect(getPhones(withSecond)).toEqual(['1', '2'])
})
