import type { Section } from '../section.ts'

/** Beyond §2.15: the first screen, without an entry in the sidebar; the company's name leads here. */
export const inicio = {
  entry: 'Inicio',
  about: 'Lo que espera, lo último que cambió, y qué es cada sección.',
  outsideSidebar: true,
  call: 'obtenerProductos',
  home: 302,
} as const satisfies Section
