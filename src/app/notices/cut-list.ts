import type { Query, QueryClient } from '@tanstack/react-query'

/** What a list holds, by its resource. */
export const words: Readonly<Record<string, string>> = {
  archivosGuardados: 'archivos',
  clientes: 'clientes',
  descargas: 'descargas',
  ferias: 'ferias',
  fileZonas: 'listas de precios',
  historial: 'entradas del historial',
  metadatos: 'metadatos',
  novedades: 'novedades',
  papelera: 'elementos de la papelera',
  productos: 'productos',
  secciones: 'valores',
  servicios: 'servicios',
  sliders: 'sliders',
  suscripciones: 'suscripciones',
  usuarios: 'usuarios',
  videos: 'videos',
}

const isListed = ({ observers }: Query): boolean => observers.some(({ options }) => options.meta?.['as'] === 'listed')

/** A list on screen that lacks pages of its answer. The key of a query names its resource first, its call second. */
export const cutOnScreen = (client: QueryClient, cut: Readonly<Record<string, string>>): Query | undefined =>
  client
    .getQueryCache()
    .getAll()
    .find((query) => String(query.queryKey[1]) in cut && isListed(query))

/** '10 de 24 productos' */
export const shownOf = ({ queryKey: [resource, call] }: Query, cut: Readonly<Record<string, string>>): string =>
  `${cut[String(call)] ?? ''} ${words[String(resource)] ?? 'registros'}`
