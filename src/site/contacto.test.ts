import { expect, test } from 'vitest'
import { phonesOf, telefonoSecundario } from './contacto.ts'

test.each(['telefono_secundario', 'Telefono_Secundario', 'telefono_Secundario', 'TELEFONO_SECUNDARIO'])('reads %s', (name) => {
  expect(telefonoSecundario({ telefono: '1', [name]: ' 0351 555 ' })).toBe('0351 555')
})

test('none, empty or null is none', () => {
  expect(telefonoSecundario({})).toBe('')
  expect(telefonoSecundario({ telefono_secundario: ' ' })).toBe('')
  expect(telefonoSecundario({ telefono_secundario: null })).toBe('')
})

test('only the phones that there are', () => {
  expect(phonesOf({ telefono: '1' })).toEqual(['1'])
  const other = { telefono: '1', Telefono_secundario: '2' }
  expect(phonesOf(other)).toEqual(['1', '2'])
})
