import type { Section } from '../section.ts'

/** Beyond §2.15, where the API keeps deleted records: the top bar leads here, not the sidebar. */
export const papelera = {
  entry: 'Papelera',
  about: 'Lo que se eliminó en los últimos 30 días, para restaurarlo.',
  outsideSidebar: true,
  extension: true,
  call: 'obtenerPapelera',
  list: 301,
} as const satisfies Section
