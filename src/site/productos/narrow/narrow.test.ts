import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productos as seeded } from '../../../../mocks/seed/productos.ts'
import { atOnce } from '../../../contract/in-slices.ts'
import { createFinder } from '../../../finder/finder.ts'
import { catalogueOf, type Size } from './catalogue.ts'
import { chosenIn, facets, toggled, type Chosen, type Facet } from './facets.ts'
import { narrow } from './narrow.ts'
import { createSorter, orderIn, pressed } from './order.ts'

const productos = seeded.map((producto) => Object.assign({ imagenes: [] }, producto))
const catalogue = catalogueOf(productos)
const { find } = createFinder(productos)
const none = chosenIn({})
const narrowed = (query: string, listed: Parameters<typeof chosenIn>[0] = {}) =>
  narrow(catalogue, find(query).matches, chosenIn(listed))
const codes = (sizes: readonly Size[]) => sizes.map(({ row }) => row.codigo)
const option = (query: string, listed: Parameters<typeof chosenIn>[0], facet: Facet, text: string) =>
  narrowed(query, listed).options[facet].find((one) => one.text === text)

describe('narrowing', () => {
  test('without a choice every found size stays', () => {
    expect(narrowed('').sizes).toHaveLength(catalogue.sizes.length)
    expect(narrowed('').matches).toHaveLength(productos.length)
  })
  test('a diameter', () =>
    expect(codes(narrowed('bulón hexagonal', { diametro: 'M12' }).sizes)).toEqual(['011250', '011260']))
  test('values of a facet are alternatives, facets combine', () => {
    expect(codes(narrowed('hexagonal', { diametro: 'M12_M20' }).sizes).toSorted()).toEqual([
      '011250',
      '011260',
      '012090',
      '101200',
      '102000',
    ])
    expect(codes(narrowed('hexagonal', { diametro: 'M12_M20', largo: '50 mm' }).sizes)).toEqual(['011250'])
  })
  test('inches and a comma', () => {
    expect(codes(narrowed('', { diametro: '3,5 mm' }).sizes)).toEqual(['083525', '083540'])
    expect(codes(narrowed('', { largo: '1 1/2"' }).sizes)).toEqual(['061415'])
    expect(narrowed('', { rosca: 'Pulgadas' }).sizes.map(({ producto }) => producto.nombre)).toContain('Bisagra libro')
  })
  test("a value's count is the number of sizes it would leave", () => {
    expect(option('tuerca', { diametro: 'M8' }, 'diametro', 'M6')?.count).toBe(
      narrowed('tuerca', { diametro: 'M6' }).sizes.length,
    )
    expect(option('bulón hexagonal', { diametro: 'M8' }, 'largo', '90 mm')).toEqual({
      text: '90 mm',
      count: 0,
      chosen: false,
    })
    expect(option('bulón hexagonal', {}, 'diametro', 'M5')).toBeUndefined()
  })
  test('a value that no size has can be dropped', () =>
    expect(option('', { diametro: 'M99' }, 'diametro', 'M99')).toEqual({ text: 'M99', count: 0, chosen: true }))
})

const anyFacet = fc.constantFrom(...facets)
const presses = fc.array(fc.tuple(anyFacet, fc.nat(40)), { maxLength: 8 })
const word = fc.constantFrom('', 'tuerca', 'hexagonal', 'm8', 'tornillo allen', 'bulon u', 'zincado')

/** Chooses one of the offered values, and returns the results before and after. */
const press = (query: string, chosen: Chosen, facet: Facet, at: number) => {
  const { matches } = find(query)
  const before = narrow(catalogue, matches, chosen)
  const offered = before.options[facet].filter((one) => one.count > 0 && !one.chosen)
  const pressedOne = offered[at % Math.max(offered.length, 1)]
  if (!pressedOne) return { chosen, least: before.sizes.length, most: before.sizes.length, left: before.sizes.length }
  const next: Chosen = Object.assign({}, chosen, {
    [facet]: chosenIn({ [facet]: toggled(chosen[facet], pressedOne.text) })[facet],
  })
  // An alternative only adds sizes. '1 1/2" - M8' has two threads, so it may add nothing new.
  const [least, most] =
    chosen[facet].length > 0
      ? [before.sizes.length, before.sizes.length + pressedOne.count]
      : [pressedOne.count, pressedOne.count]
  return { chosen: next, least, most, left: narrow(catalogue, matches, next).sizes.length }
}

test('an offered value always leaves as many sizes as its count', () => {
  fc.assert(
    fc.property(word, presses, (query, pressing) => {
      let chosen: Chosen = none
      for (const [facet, at] of pressing) {
        const { left, least, most, ...next } = press(query, chosen, facet, at)
        expect(left).toBeGreaterThan(0)
        expect(left).toBeGreaterThanOrEqual(least)
        expect(left).toBeLessThanOrEqual(most)
        chosen = next.chosen
      }
    }),
  )
})

test('choosing a value twice drops it', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter((text) => !text.includes('_')),
      (text) => {
        const once = toggled([], text)
        expect(chosenIn(once === undefined ? {} : { pack: once }).pack).toEqual([text])
        expect(toggled([text], text)).toBeUndefined()
      },
    ),
  )
})

describe('the order of a table', () => {
  const sorter = createSorter(catalogue)
  const sort = (...of: Parameters<typeof sorter>) => atOnce(sorter(...of))
  const sorted = (ordenar: string) => sort(catalogue.sizes, orderIn(ordenar))
  test('by measure: the thinner first, then the shorter', () => {
    const bulones = sort(narrowed('bulón hexagonal').sizes, orderIn('-medida'))
    expect(codes(bulones)).toEqual(['012090', '011670', '011260', '011250', '011040', '010830'])
  })
  test('packs by their numbers', () => {
    const packs = [...new Set(sorted('pack').map(({ row }) => row.pack))].filter((pack) => pack.startsWith('Caja'))
    expect(packs.slice(0, 5)).toEqual(['Caja x 10', 'Caja x 12', 'Caja x 24', 'Caja x 25', 'Caja x 50'])
  })
  test.each(['', 'nombre', '--codigo'])('%j is no order', (text) => expect(sorted(text)).toBe(catalogue.sizes))
  test('a head has three orders', () => {
    expect([
      pressed(undefined, 'codigo'),
      pressed(orderIn('codigo'), 'codigo'),
      pressed(orderIn('-codigo'), 'codigo'),
      pressed(orderIn('pack'), 'codigo'),
    ]).toEqual(['codigo', '-codigo', undefined, 'codigo'])
  })
})

test('a shop without threads has no filter of threads', () => {
  const [first] = productos
  const shop = (tamaños: readonly string[]) =>
    first && [
      { ...first, sub_productos: tamaños.map((tamaño) => ({ codigo: '1', pack: '', codigobarra: '', tamaño })) },
    ]
  const of = (tamaños: readonly string[]) => {
    const products = shop(tamaños) ?? []
    return narrow(catalogueOf(products), createFinder(products).find('').matches, none).options
  }
  expect(of(['20 mm', '1/2"', '3 m']).rosca).toEqual([])
  expect(of(['20 mm', '1/2"', '3 m']).diametro).toHaveLength(2)
  expect(of(['20 mm', 'M8 x 20']).rosca).toHaveLength(2)
})
