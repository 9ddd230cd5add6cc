import { expect, test } from 'vitest'
import { productos } from '#mocks/fixtures/producto.ts'
import { createEntornoLookup } from './near.ts'

const around = createEntornoLookup(productos)
const related = (nombre: string) => {
  const producto = productos.find((candidate) => candidate.nombre === nombre)
  return producto && around(producto.id).relacionados?.map((card) => card.nombre)
}

test('a bolt goes with its nut and washer, not with other bolts', () => {
  expect(related('Bulón hexagonal')?.[0]).toBe('Tuerca hexagonal')
  expect(related('Bulón hexagonal')).toContain('Arandela plana')
  expect(related('Bulón hexagonal')).not.toContain('Tornillo Allen cabeza cilíndrica')
  expect(related('Tuerca hexagonal')?.[0]).toBe('Bulón hexagonal')
  expect(related('Bulón hexagonal')?.some((nombre) => nombre.startsWith('Bulón'))).toBe(false)
})
test('a washer goes with its bolts', () =>
  expect(related('Arandela grower')?.every((nombre) => !nombre.startsWith('Arandela'))).toBe(true))
test('a product without shared sizes has no related ones', () => expect(related('Escuadra reforzada')).toEqual([]))
test('never the product itself, and at most a few', () => {
  for (const { nombre } of productos) {
    expect(related(nombre)).not.toContain(nombre)
    expect(related(nombre)?.length).toBeLessThanOrEqual(4)
  }
})
test('the neighbours in the list; none of what is in no list', () => {
  const byName = (id: number) => [around(id).anterior?.nombre, around(id).siguiente?.nombre]
  expect(byName(1)).toEqual([undefined, 'Bulón carruaje'])
  expect(byName(24)).toEqual(['Cadena', undefined])
  expect(around(99)).toEqual({ id: 99, relacionados: [] })
})
