import type { Section } from '../section.ts'

export const suscripciones = {
  entry: 'Suscripciones: Mostrar',
  about: 'Quiénes reciben las novedades por email.',
  admin: true,
  resource: 'suscripciones',
  singular: 'Suscripción',
  list: 17,
} as const satisfies Section
