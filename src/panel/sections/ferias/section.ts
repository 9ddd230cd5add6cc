import type { Section } from '../section.ts'

export const ferias = {
  entry: 'Ferias',
  about: 'Las ferias, con sus tres imágenes.',
  site: '/ferias',
  siteRecord: 'page',
  resource: 'ferias',
  singular: 'Feria',
  list: 70,
  create: 72,
  edit: 71,
  gallery: 73,
} as const satisfies Section
