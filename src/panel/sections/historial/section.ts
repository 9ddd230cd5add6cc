import type { Section } from '../section.ts'

export const historial = {
  entry: 'Historial',
  about: 'Quién cambió qué, y cuándo.',
  admin: true,
  call: 'obtenerHistorial',
  list: 300,
} as const satisfies Section
