import type { Rules } from '../call.ts'
import type { Store } from '../store.ts'
import { archivos, stores as archivosStores } from './archivos.ts'
import { cargaMasiva } from './carga-masiva.ts'
import { clientes } from './clientes.ts'
import { banners, empresa } from './empresa.ts'
import { galerias, stores as galeriaStores } from './galerias.ts'
import { historial } from './historial.ts'
import { imagen } from './imagen.ts'
import { metadatos } from './metadatos.ts'
import { sesion } from './sesion.ts'
import { suscripciones } from './suscripciones.ts'
import { stores as usuarioStores, usuarios } from './usuarios.ts'
import { stores as videoStores } from './videos.ts'

/** What is special, call by call. Every other call is answered by what its endpoint says it does. */
export const rules: Rules = {
  ...archivos, ...banners, ...cargaMasiva, ...clientes, ...empresa, ...galerias, ...historial, ...imagen, ...metadatos,
  ...sesion, ...suscripciones, ...usuarios,
}

const stores: Record<string, Store> = { ...archivosStores, ...galeriaStores, ...usuarioStores, ...videoStores }

/** Where an entity is kept: in the table of its own name, unless a rule says more. */
export const storeOf = (resource: string): Store => stores[resource] ?? { table: resource }
