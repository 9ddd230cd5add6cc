import { expect, test } from 'vitest'
import { merge } from './merge.ts'

const base = new Map<string, unknown>([
  ['nombre', 'Clavo'],
  ['orden', 3],
  ['texto', ''],
])

test('a field untouched here follows; one changed on both sides is asked about; one changed here alone stays', () => {
  const { followed, seen, conflicts } = merge(
    base,
    { nombre: 'Clavo de acero', orden: 5, texto: '' },
    { nombre: 'Clavo', orden: 9, texto: 'mío' },
  )
  expect(followed).toEqual({ nombre: 'Clavo de acero' })
  expect(seen).toEqual(['nombre'])
  expect(conflicts).toEqual([{ name: 'orden', theirs: 5 }])
})

test('the same change on both sides is no conflict', () => {
  expect(merge(base, { orden: 9 }, { orden: 9 })).toEqual({
    followed: { orden: 9 },
    tables: {},
    seen: [],
    conflicts: [],
  })
})

test('a save that is answered while the user types on raises no conflict', () => {
  expect(merge(base, { nombre: 'Clavo A' }, { nombre: 'Clavo AB' }, { nombre: 'Clavo A' })).toEqual({
    followed: {},
    tables: {},
    seen: [],
    conflicts: [],
  })
})
