import { expect, test } from 'vitest'
import { parseMeasure } from './measure.ts'

test.each([
  ['M12 x 50', 'M12', '50 mm', ['Métrica']],
  ['M8', 'M8', undefined, ['Métrica']],
  ['M8 latón', 'M8', undefined, ['Métrica']],
  ['#14 x 1 1/2"', '#14', '1 1/2"', ['Número (#)']],
  ['3,5 x 25 mm', '3,5 mm', '25 mm', ['Milímetros']],
  ['M6 x 1 m zincada', 'M6', '1 m', ['Métrica']],
  ['1 1/2" - M8', 'M8', undefined, ['Pulgadas', 'Métrica']],
  ['70 x 70 x 55 mm', undefined, undefined, []],
  ['2 1/2" (63 mm)', '2 1/2"', undefined, ['Pulgadas']],
  ['4 mm', '4 mm', undefined, ['Milímetros']],
  ['Cartucho 300 ml', undefined, undefined, []],
  ['Varilla M10 x 130', 'M10', '130 mm', ['Métrica']],
  ['M10 x 1,25 x 40', 'M10', '40 mm', ['Métrica']],
  ['M10x1.5', 'M10', undefined, ['Métrica']],
  ['M10 x 1 x 40', 'M10', '40 mm', ['Métrica']],
  ['1/4 x 1', '1/4"', '1"', ['Pulgadas']],
  ['5/16" UNC x 1 1/4"', '5/16"', '1 1/4"', ['UNC', 'Pulgadas']],
  ['W1/2 x 2"', 'W 1/2"', '2"', ['BSW', 'Pulgadas']],
  ['m12×50mm', 'M12', '50 mm', ['Métrica']],
  ['½" x 3"', '1/2"', '3"', ['Pulgadas']],
  ['6 x 50 mm', '6 mm', '50 mm', ['Milímetros']],
  ['Rollo 30 m', undefined, '30 m', []],
  ['', undefined, undefined, []],
  ['Grande', undefined, undefined, []],
])('%j', (tamaño, diametro, largo, rosca) => {
  const measure = parseMeasure(tamaño)
  expect([measure.diametro?.text, measure.largo?.text, new Set(measure.rosca)]).toEqual([
    diametro,
    largo,
    new Set(rosca),
  ])
})

test('sizes sort by their measure', () => {
  const rank = (tamaño: string) => parseMeasure(tamaño).diametro?.rank ?? 0
  const sorted = ['M12', '#6', 'M8', '1/2"', '1/4"', '4 mm', '1 1/2"', '3,5 mm'].toSorted((a, b) => rank(a) - rank(b))
  expect(sorted).toEqual(['M8', 'M12', '3,5 mm', '4 mm', '1/4"', '1/2"', '1 1/2"', '#6'])
})
