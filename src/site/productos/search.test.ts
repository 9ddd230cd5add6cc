import { describe, expect, test } from 'vitest'
import { productos as seeded } from '../../../mocks/seed/productos.ts'
import { matchingRows, searchIn } from './search.ts'

const productos = seeded.map((producto) => Object.assign({ imagenes: [] }, producto))
const find = searchIn(productos)
const names = (query: string) => find(query).map(({ nombre }) => nombre)
const [bulon = productos[0]] = find('bulon hexagonal')

describe('the list', () => {
  test.each(['', '   ', ' - '])('%j finds everything', (query) => expect(find(query)).toHaveLength(productos.length))
  test.each(['bulon hexagonal', 'BULÓN HEX', 'hexagonal bulón', 'bulo\u0301n hexag'])('%j, by name', (query) => {
    expect(names(query)).toEqual(['Bulón hexagonal'])
  })
  test.each(['7798123001013', '779 8123 001013', '779-8123-001013', '010830', 'bulón 010830'])('%j, by code or bar code', (query) => {
    expect(names(query)).toEqual(['Bulón hexagonal'])
  })
  test('words of two rows are not one product', () => expect(names('010830 7798123001020')).toEqual([]))
  test('nothing', () => expect(names('inexistente')).toEqual([]))
})

describe('the table of the detail', () => {
  const rows = (query: string) => bulon && [...matchingRows(bulon, query)]
  test('the row of a bar code', () => expect(rows('7798123001020')).toEqual([1]))
  test('name and code', () => expect(rows('bulón 010830')).toEqual([0]))
  test.each(['', 'bulón'])('%j is about no row', (query) => expect(rows(query)).toEqual([]))
  test('of other products, none', () => expect(rows('020650')).toEqual([]))
})
