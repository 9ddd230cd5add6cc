import type { Section } from '../section.ts'

export const homeBanner = {
  entry: 'Home: Banner',
  about: 'La franja de la empresa en la página de inicio, con su imagen y su botón.',
  site: '/',
  resource: 'banners',
  singular: 'Banner',
  form: 7,
} as const satisfies Section
