import type { Section } from '../section.ts'

/** Beyond §2.15, where the API has the call: the top bar leads here, not the sidebar. */
export const cuenta = {
  entry: 'Mi cuenta',
  about: 'Tu nombre, tu email y tu contraseña.',
  outsideSidebar: true,
  extension: true,
  call: 'updateCuenta',
  form: 303,
} as const satisfies Section
