import type { Section } from '../section.ts'

export const valores = {
  entry: 'Empresa: Valores',
  about: 'Las tarjetas de «¿Por qué elegirnos?».',
  site: '/empresa',
  resource: 'secciones',
  singular: 'Valor',
  list: 32,
  create: 31,
  edit: 33,
} as const satisfies Section
