import type { Section } from '../section.ts'

/** Beyond §2.15, where the API lists its files: the top bar leads here, not the sidebar. */
export const archivos = {
  entry: 'Archivos',
  about: 'Los archivos guardados: qué son, cuánto pesan y dónde se usan.',
  outsideSidebar: true,
  extension: true,
  call: 'obtenerArchivos',
  list: 304,
} as const satisfies Section
