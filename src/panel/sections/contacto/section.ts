import type { Section } from '../section.ts'

export const contacto = {
  entry: 'Contacto',
  about: 'Dirección, teléfonos, email e Instagram: salen en todas las páginas.',
  site: '/contactos',
  resource: 'contacto',
  singular: 'Contacto',
  form: 13,
} as const satisfies Section
