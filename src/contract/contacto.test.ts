import { expect, test } from 'vitest'
import { telefonoSecundarioOf } from './contacto.ts'

test.each(['telefono_secundario', 'Telefono_Secundario', 'telefono_Secundario', 'TELEFONO_SECUNDARIO'])(
  'reads %s',
  (name) => {
    expect(telefonoSecundarioOf({ telefono: '1', [name]: ' 0351 555 ' })).toBe('0351 555')
  },
)

test('missing, empty and null mean no phone', () => {
  expect(telefonoSecundarioOf({})).toBe('')
  expect(telefonoSecundarioOf({ telefono_secundario: ' ' })).toBe('')
  expect(telefonoSecundarioOf({ telefono_secundario: null })).toBe('')
})
