import type { Section } from '../section.ts'

export const marca = {
  entry: 'Marca',
  about: 'Quién es la empresa: nombre, colores, ícono, redes, secciones del sitio y aviso legal.',
  site: '/',
  admin: true,
  extension: true,
  resource: 'marca',
  singular: 'Marca',
  form: 20,
  call: 'updateMarca',
} as const satisfies Section
