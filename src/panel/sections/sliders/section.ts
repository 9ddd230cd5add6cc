import type { Section } from '../section.ts'

export const sliders = {
  entry: 'Home: Slider',
  about: 'Las diapositivas grandes con que abre la página de inicio.',
  site: '/',
  resource: 'sliders',
  singular: 'Slider',
  list: 1,
  create: 29,
  edit: 2,
} as const satisfies Section
