import { getGalleryTable } from '#contract/gallery.ts'
import { trackedEntities } from '#contract/registros.ts'
import type { EntityTable } from '../entity-table.ts'
import { stores as archivosStores } from './archivos.ts'
import { stores as clienteStores } from './clientes.ts'
import { stores as suscripcionStores } from './suscripciones.ts'
import { stores as usuarioStores } from './usuarios.ts'
import { stores as videoStores } from './videos.ts'

const stores: Record<string, EntityTable> = {
  ...archivosStores,
  ...clienteStores,
  ...suscripcionStores,
  ...usuarioStores,
  ...videoStores,
}

const galleries = new Map(trackedEntities.map((entity) => [entity.resource, getGalleryTable(entity)]))

/** The store of an entity: the table of its name, beside that of its pictures, unless a rule has another one. */
export const getEntityTable = (resource: string): EntityTable =>
  stores[resource] ?? { table: resource, gallery: galleries.get(resource) }
