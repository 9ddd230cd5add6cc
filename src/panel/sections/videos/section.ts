import type { Section } from '../section.ts'

export const videos = {
  entry: 'Videos',
  about: 'Videos propios o de otro sitio, por su enlace.',
  site: '/videos',
  resource: 'videos',
  singular: 'Video',
  list: 80,
  create: 81,
  edit: 82,
} as const satisfies Section
