import { expect, test } from 'vitest'
import { phonesOf } from './contacto.ts'

test('only existing phones are listed', () => {
  expect(phonesOf({ telefono: '1' })).toEqual(['1'])
  const other = { telefono: '1', Telefono_secundario: '2' }
  expect(phonesOf(other)).toEqual(['1', '2'])
})
