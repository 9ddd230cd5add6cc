import type { Section } from '../section.ts'

export const metadatos = {
  entry: 'Metadatos',
  about: 'Las palabras clave de cada página, para los buscadores.',
  admin: true,
  resource: 'metadatos',
  singular: 'Metadatos',
  sample: 2,
  list: 90,
  edit: 91,
} as const satisfies Section
