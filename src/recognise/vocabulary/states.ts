/** Words about whether a product is on sale. */
import { toSet } from './to-set.ts'

/** Heads of columns that say it. */
export const stateHeads = toSet(
  'status, product status, item status, state, active, is active, enabled, published, visible, visibility, visibility in catalog, ' +
    'estado, estado del producto, estado del articulo, situacion, activo, activa, vigente, publicado, publicada, publicar, habilitado, ' +
    'habilitada, visibilidad, visibilidad en el catalogo, visible en tienda, visible en la tienda, mostrar, mostrar en tienda, ' +
    'mostrar en la tienda, en venta, a la venta',
  ', ',
)

/** Its words for a product that is not, also among others; the last ones are kinds of WooCommerce. */
export const offWords = toSet(
  'draft archived unlisted private pending inactive disabled hidden unpublished borrador archivado archivada oculto oculta inactivo ' +
    'inactiva discontinuado discontinuada descatalogado descatalogada baja pausado pausada suspendido suspendida deshabilitado ' +
    'deshabilitada inhabilitado inhabilitada desactivado desactivada eliminado eliminada retirado retirada obsoleto obsoleta no not n false ' +
    'falso 0 -1 external virtual downloadable',
)

/** The kinds of WooCommerce for goods with and without sizes. */
export const ordinaryKinds = toSet('simple variable variation grouped')
