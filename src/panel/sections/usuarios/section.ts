import type { Section } from '../section.ts'

export const usuarios = {
  entry: 'Usuarios: Mostrar',
  about: 'Quiénes entran a este panel, y con qué rol.',
  admin: true,
  resource: 'usuarios',
  singular: 'Usuario',
  sample: 2,
  list: 99,
  create: 100,
  edit: 101,
} as const satisfies Section
