/** Words about whether a product is on sale. */

/** Heads of columns that say it. */
export const stateHeads: ReadonlySet<string> = new Set([
  'status',
  'estado',
  'activo',
  'activa',
  'active',
  'visible',
  'published',
  'publicado',
  'publicada',
  'habilitado',
  'mostrar en tienda',
])

/** Its words for a product that is not. */
export const offWords: ReadonlySet<string> = new Set(
  (
    'draft archived unlisted private pending borrador archivado archivada oculto oculta inactivo inactiva discontinuado discontinuada ' +
    'baja pausado pausada suspendido suspendida deshabilitado no false falso 0 -1'
  ).split(' '),
)
