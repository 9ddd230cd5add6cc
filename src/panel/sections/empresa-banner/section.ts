import type { Section } from '../section.ts'

export const empresaBanner = {
  entry: 'Empresa: Banner',
  about: 'La imagen y el texto que encabezan la página de la empresa.',
  site: '/empresa',
  resource: 'banners',
  singular: 'Banner',
  form: 8,
} as const satisfies Section
