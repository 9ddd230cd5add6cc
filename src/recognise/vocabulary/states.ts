/** Words about whether a product is on sale. */
import { toSet } from './to-set.ts'

/** Heads of columns that say it. */
export const stateHeads = toSet(
  'status, product status, item status, state, active, is active, enabled, published, visible, visibility, visibility in catalog, ' +
    'estado, estado del producto, estado del articulo, situacion, activo, activa, vigente, publicado, publicada, publicar, habilitado, ' +
    'habilitada, visibilidad, visibilidad en el catalogo, visible en tienda, visible en la tienda, mostrar, mostrar en tienda, mostrar en ' +
    'la tienda, en venta, a la venta, publicado en web, publicado en la web, publicar en web, activo en web, visible en web, mostrar en ' +
    'web, available for sale, can be sold, puede ser vendido, show in store, exibir na loja, situacao, ativo, estatus, estado de ' +
    'publicacion, estado publicacion, estado web, listing status, lifecycle status',
  ', ',
)

/** Heads of columns that say which products are not on sale. */
export const offHeads = toSet(
  'discontinuado, discontinuada, discontinued, descatalogado, baja, de baja, dado de baja, inactivo, inactive, oculto, hidden, ' +
    'archivado, archived, deshabilitado, inhabilitado, suspendido, eliminado, pausado, bloqueado, anulado',
  ', ',
)

/** Its words for a product that is not, also among others; the last ones are kinds of WooCommerce. */
export const offWords = toSet(
  'draft archived unlisted private pending inactive disabled hidden unpublished borrador archivado archivada oculto oculta inactivo ' +
    'inactiva discontinuado discontinuada descatalogado descatalogada baja pausado pausada suspendido suspendida deshabilitado ' +
    'deshabilitada inhabilitado inhabilitada desactivado desactivada eliminado eliminada retirado retirada obsoleto obsoleta ' +
    'descontinuado descontinuada discontinuo discontinua bloqueado bloqueada anulado anulada finalizado finalizada inativo inativa ' +
    'discontinued deleted blocked paused closed obsolete external virtual downloadable',
)

/** No. Below a head of `offHeads` such a product is on sale. */
export const noWords = toSet('no not n nao false falso 0 -1')

/** The kinds of WooCommerce for goods with and without sizes. */
export const ordinaryKinds = toSet('simple variable variation grouped')
