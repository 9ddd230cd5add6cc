import type { Section } from '../section.ts'

export const clientes = {
  entry: 'Clientes: Mostrar',
  about: 'Quiénes piden entrar a la zona privada: acá se activan.',
  admin: true,
  resource: 'clientes',
  singular: 'Cliente',
  list: 105,
} as const satisfies Section
