import { globSync, readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { isRewritten, labelOf } from './labels.ts'

const sources = globSync('stories/**/*.stories.tsx').map((file) => readFileSync(file, 'utf8'))
const exportsIn = (source: string) => [...source.matchAll(/^export const (\w+) = /gm)].map(([, name = '']) => name)

test.each([
  ['site', 'root', 'Sitio'],
  ['Bienvenida', 'root', 'Bienvenida'],
  ['Actualizacion Con Cambios Sin Guardar', 'story', 'Actualización con cambios sin guardar'],
  ['Vacia En Telefono', 'story', 'Vacía en teléfono'],
  ['Datos De La Api', 'story', 'Datos de la API'],
  ['Sliders (2, 29)', 'story', 'Sliders (2, 29)'],
  ['RichText', 'component', 'RichText'],
  ['Tipografía', 'story', 'Tipografía'],
  ['Rojo, acento (red, accent) · #e8112d', 'story', 'Rojo, acento (red, accent) · #e8112d'],
])('%s reads as people write it', (name, type, label) => {
  expect(labelOf(name, type)).toBe(label)
})

test('every word of a story is one that labels.ts writes with its accents, or one that has none (words-without-accents.txt)', () => {
  const without = new Set(readFileSync('stories/words-without-accents.txt', 'utf8').split(/\s+/))
  const words = sources.flatMap((source) =>
    exportsIn(source).flatMap((name) => storyNameFromExport(name).toLowerCase().split(/\s+/)),
  )
  expect(words.length).toBeGreaterThan(1000)
  expect([...new Set(words)].filter((word) => !/^\d+$/.test(word) && !isRewritten(word) && !without.has(word))).toEqual(
    [],
  )
})

test('the first page links to stories that exist', () => {
  const ids = new Set(
    sources.flatMap((source) => {
      const title = /\btitle: '([^']+)'/.exec(source)?.[1] ?? ''
      return exportsIn(source).map((name) => toId(title, storyNameFromExport(name)))
    }),
  )
  const linked = [...readFileSync('stories/Bienvenida.stories.tsx', 'utf8').matchAll(/'([a-zá-ú\d-]+--[a-z\d-]+)'/g)]
  expect(linked.length).toBeGreaterThan(6)
  expect(linked.flatMap(([, id = '']) => (ids.has(id) ? [] : [id]))).toEqual([])
})
