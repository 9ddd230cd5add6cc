import type { Section } from '../section.ts'

export const zonaPrivada = {
  entry: 'Zona Privada',
  about: 'Las listas de precios que ven los clientes activados.',
  resource: 'fileZonas',
  singular: 'Archivo de la zona privada',
  sample: 7,
  list: 108,
  create: 110,
  edit: 109,
} as const satisfies Section
