import type { Section } from '../section.ts'

export const descargas = {
  entry: 'Descargas',
  about: 'Los archivos que cualquiera puede bajar.',
  site: '/descargas',
  resource: 'descargas',
  singular: 'Descarga',
  list: 60,
  create: 62,
  edit: 63,
} as const satisfies Section
