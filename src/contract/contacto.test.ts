import { expect, test } from 'vitest'
import { getTelefonoSecundario } from './contacto.ts'

test.each(['telefono_secundario', 'Telefono_Secundario', 'telefono_Secundario', 'TELEFONO_SECUNDARIO'])(
  'reads %s',
  (name) => {
    expect(getTelefonoSecundario({ telefono: '1', [name]: ' 0351 555 ' })).toBe('0351 555')
  },
)

test('missing, empty and null mean no phone', () => {
  expect(getTelefonoSecundario({})).toBe('')
  expect(getTelefonoSecundario({ telefono_secundario: ' ' })).toBe('')
  expect(getTelefonoSecundario({ telefono_secundario: null })).toBe('')
})
