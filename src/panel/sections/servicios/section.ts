import type { Section } from '../section.ts'

export const servicios = {
  entry: 'Servicios',
  about: 'Los servicios, cada uno con imagen y texto.',
  site: '/servicios',
  siteRecord: 'part',
  resource: 'servicios',
  singular: 'Servicio',
  list: 50,
  create: 52,
  edit: 53,
} as const satisfies Section
