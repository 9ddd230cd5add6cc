import type { Section } from '../section.ts'

export const novedades = {
  entry: 'Novedades',
  about: 'Las noticias; las destacadas salen también en el inicio.',
  site: '/novedades',
  siteRecord: 'page',
  resource: 'novedades',
  singular: 'Novedad',
  list: 40,
  create: 42,
  edit: 41,
} as const satisfies Section
