import type { Section } from '../section.ts'

export const productos = {
  entry: 'Productos: Mostrar',
  about: 'El catálogo: productos con sus medidas, imágenes y texto.',
  site: '/productos',
  siteRecord: 'page',
  resource: 'productos',
  singular: 'Producto',
  list: 25,
  create: 26,
  edit: 28,
  gallery: 27,
} as const satisfies Section
