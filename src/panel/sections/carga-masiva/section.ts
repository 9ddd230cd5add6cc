import type { Section } from '../section.ts'

export const cargaMasiva = {
  entry: 'Carga Masiva',
  about: 'Muchos productos de una vez, desde una planilla.',
  admin: true,
  call: 'cargarCargaMasiva',
  form: 130,
} as const satisfies Section
