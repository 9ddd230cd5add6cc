import { expect, test } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { CaptchaUnavailable } from './captcha.ts'
import { missingIn, reasonOf, refusedIn } from './contact-form.ts'
import { emptyDraft } from './draft.ts'

const filled = { ...emptyDraft, nombre: 'Ana', email: 'ana', empresa: 'Taller' }

test('nombre, empresa and email must be filled; celular and mensaje are not checked, nor any format', () => {
  expect(missingIn(filled)).toEqual({})
  expect(Object.keys(missingIn(emptyDraft))).toEqual(['nombre', 'email', 'empresa'])
  expect(Object.keys(missingIn({ ...filled, empresa: '  ' }))).toEqual(['empresa'])
})

test('a refusal of the API is shown beside its field', () => {
  const error = new ApiError(422, 'Revisá los campos.', 'public', {
    email: ['Escribí una dirección completa.'],
    otro: ['x'],
  })
  expect(refusedIn(error, filled)).toEqual({ email: 'Escribí una dirección completa.' })
  expect(reasonOf(error)).toBeUndefined()
})

test('a failure that is not about a field has its reason', () => {
  expect(reasonOf(new ApiError(0, 'No hay conexión.', 'public'))).toBe('No hay conexión.')
  expect(reasonOf(new CaptchaUnavailable(undefined))).toMatch('verificación')
  expect(reasonOf(new Error('bug'))).toBeUndefined()
  expect(refusedIn(new Error('bug'), filled)).toEqual({})
})
