import type { Store } from '../store.ts'
import { stores as archivosStores } from './archivos.ts'
import { stores as clienteStores } from './clientes.ts'
import { stores as galeriaStores } from './galerias.ts'
import { stores as suscripcionStores } from './suscripciones.ts'
import { stores as usuarioStores } from './usuarios.ts'
import { stores as videoStores } from './videos.ts'

const stores: Record<string, Store> = {
  ...archivosStores,
  ...clienteStores,
  ...galeriaStores,
  ...suscripcionStores,
  ...usuarioStores,
  ...videoStores,
}

/** The store of an entity: the table of its name, unless a rule says otherwise. */
export const storeOf = (resource: string): Store => stores[resource] ?? { table: resource }
