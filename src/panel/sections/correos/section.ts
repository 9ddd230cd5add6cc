import type { Section } from '../section.ts'

/** Beyond §2.15, where the API lists its letters. */
export const correos = {
  entry: 'Correos',
  about: 'Los que salieron, los que esperan y los que no se pudieron entregar.',
  admin: true,
  extension: true,
  call: 'obtenerCartas',
  list: 305,
} as const satisfies Section
