import { expect, test } from 'vitest'
import { labelOf } from './labels.ts'

test.each([
  ['site', 'root', 'Sitio'],
  ['Bienvenida', 'root', 'Bienvenida'],
  ['Actualizacion Con Cambios Sin Guardar', 'story', 'Actualización con cambios sin guardar'],
  ['Sliders (2, 29)', 'story', 'Sliders (2, 29)'],
  ['RichText', 'component', 'RichText'],
  ['Tipografía', 'story', 'Tipografía'],
  ['Rojo, acento (red, accent) · #e8112d', 'story', 'Rojo, acento (red, accent) · #e8112d'],
])('%s reads as people write it', (name, type, label) => {
  expect(labelOf(name, type)).toBe(label)
})
