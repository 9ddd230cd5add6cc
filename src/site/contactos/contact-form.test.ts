import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { CaptchaUnavailable } from './captcha.ts'
import { findMissing, getReason, toFieldErrors } from './contact-form.ts'
import { emptyDraft } from './draft.ts'

const filled = { ...emptyDraft, nombre: 'Ana', email: 'ana', empresa: 'Taller' }

test('nombre, empresa and email must be filled; celular and mensaje are not checked, nor any format', () => {
  expect(findMissing(filled)).toEqual({})
  expect(Object.keys(findMissing(emptyDraft))).toEqual(['nombre', 'email', 'empresa'])
  expect(Object.keys(findMissing({ ...filled, empresa: '  ' }))).toEqual(['empresa'])
})

test('a refusal of the API is shown beside its field', () => {
  const error = new ApiError(422, 'Revisá los campos.', 'public', {
    email: ['Escribí una dirección completa.'],
    otro: ['x'],
  })
  expect(toFieldErrors(error, filled)).toEqual({ email: 'Escribí una dirección completa.' })
  expect(getReason(error)).toBeUndefined()
})

test('a failure that is not about a field has its reason', () => {
  expect(getReason(new ApiError(0, 'No hay conexión.', 'public'))).toBe('No hay conexión.')
  expect(getReason(new CaptchaUnavailable(undefined))).toMatch('verificación')
  expect(getReason(new Error('bug'))).toBeUndefined()
  expect(toFieldErrors(new Error('bug'), filled)).toEqual({})
})
