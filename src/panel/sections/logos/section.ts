import type { Section } from '../section.ts'

export const logos = {
  entry: 'Logos',
  about: 'El logo de arriba y el del pie de todas las páginas.',
  site: '/',
  resource: 'logos',
  singular: 'Logos',
  form: 19,
} as const satisfies Section
