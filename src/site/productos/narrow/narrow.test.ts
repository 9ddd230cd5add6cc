import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productos } from '#mocks/fixtures/producto.ts'
import { atOnce } from '#contract/in-slices.ts'
import { createFinder } from '#finder/finder.ts'
import { getCatalogue, type Size } from './catalogue.ts'
import { parseChosen, toggled, type Chosen } from './chosen.ts'
import { facets, type Facet } from './facets.ts'
import { narrow } from './narrow.ts'
import { createSorter, parseOrder, pressed } from './order.ts'

const catalogue = getCatalogue(productos)
const { find } = createFinder(productos)
const none = parseChosen({})
const narrowed = (query: string, listed: Parameters<typeof parseChosen>[0] = {}) =>
  narrow(catalogue, find(query).matches, parseChosen(listed))
const codes = (sizes: readonly Size[]) => sizes.map(({ row }) => row.codigo)
const option = (query: string, listed: Parameters<typeof parseChosen>[0], facet: Facet, text: string) =>
  narrowed(query, listed).options[facet].find((candidate) => candidate.text === text)

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

const anyFacet = fc.constantFrom(...facets.map(({ name }) => name))
const presses = fc.array(fc.tuple(anyFacet, fc.nat(40)), { maxLength: 8 })
const anyQuery = fc.constantFrom('', 'tuerca', 'hexagonal', 'm8', 'tornillo allen', 'bulon u', 'zincado')

/** Chooses one of the offered values, and returns the results before and after. */
const press = (query: string, chosen: Chosen, facet: Facet, index: number) => {
  const { matches } = find(query)
  const previous = narrow(catalogue, matches, chosen)
  const offered = previous.options[facet].filter((offer) => offer.count > 0 && !offer.chosen)
  const pressedOne = offered[index % Math.max(offered.length, 1)]
  if (!pressedOne)
    return { chosen, min: previous.sizes.length, max: previous.sizes.length, remaining: previous.sizes.length }
  const next: Chosen = Object.assign({}, chosen, {
    [facet]: parseChosen({ [facet]: toggled(chosen[facet], pressedOne.text) })[facet],
  })
  // An alternative only adds sizes. '1 1/2" - M8' has two threads, so it may add nothing new.
  const [min, max] =
    chosen[facet].length > 0
      ? [previous.sizes.length, previous.sizes.length + pressedOne.count]
      : [pressedOne.count, pressedOne.count]
  return { chosen: next, min, max, remaining: narrow(catalogue, matches, next).sizes.length }
}

test('an offered value always leaves as many sizes as its count', () => {
  fc.assert(
    fc.property(anyQuery, presses, (query, pressing) => {
      let chosen: Chosen = none
      for (const [facet, index] of pressing) {
        const { remaining, min, max, ...next } = press(query, chosen, facet, index)
        expect(remaining).toBeGreaterThan(0)
        expect(remaining).toBeGreaterThanOrEqual(min)
        expect(remaining).toBeLessThanOrEqual(max)
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
        expect(parseChosen(once === undefined ? {} : { pack: once }).pack).toEqual([text])
        expect(toggled([text], text)).toBeUndefined()
      },
    ),
  )
})

describe('the order of a table', () => {
  const sorter = createSorter(catalogue)
  const sort = (...args: Parameters<typeof sorter>) => atOnce(sorter(...args))
  const sorted = (ordenar: string) => sort(catalogue.sizes, parseOrder(ordenar))
  test('by measure: the thinner first, then the shorter', () => {
    const bulones = sort(narrowed('bulón hexagonal').sizes, parseOrder('-medida'))
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
      pressed(parseOrder('codigo'), 'codigo'),
      pressed(parseOrder('-codigo'), 'codigo'),
      pressed(parseOrder('pack'), 'codigo'),
    ]).toEqual(['codigo', '-codigo', undefined, 'codigo'])
  })
})

test('a shop without threads has no filter of threads', () => {
  const [first] = productos
  const shop = (tamaños: readonly string[]) =>
    first && [
      { ...first, sub_productos: tamaños.map((tamaño) => ({ codigo: '1', pack: '', codigobarra: '', tamaño })) },
    ]
  const getOptions = (tamaños: readonly string[]) => {
    const products = shop(tamaños) ?? []
    return narrow(getCatalogue(products), createFinder(products).find('').matches, none).options
  }
  expect(getOptions(['20 mm', '1/2"', '3 m']).rosca).toEqual([])
  expect(getOptions(['20 mm', '1/2"', '3 m']).diametro).toHaveLength(2)
  expect(getOptions(['20 mm', 'M8 x 20']).rosca).toHaveLength(2)
})
