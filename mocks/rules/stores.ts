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

/** Where an entity is kept: in the table of its own name, unless a rule says more. */
export const storeOf = (resource: string): Store => stores[resource] ?? { table: resource }
