import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../api/queries.ts'
import { obtenerProductos, type Producto } from '../../contract/producto.ts'
import { saveFile } from '../../ui/save-file.ts'

export const kinds = ['xlsx', 'csv'] as const
export type Kind = (typeof kinds)[number]

/** Products that the load would refuse as they are; the file waits for a decision. */
export interface Held {
  readonly kind: Kind
  readonly products: readonly Producto[]
  readonly troubles: readonly string[]
}

export const saveCatalogue = async (products: readonly Producto[], kind: Kind): Promise<void> => {
  const { catalogueFile } = await import('./catalogue.ts')
  saveFile(await catalogueFile(products, kind), `catalogo.${kind}`)
}

/** Downloads the catalogue as it is stored now. Where a load would refuse some products, answers these instead. */
export const downloadCatalogue = async (client: QueryClient, kind: Kind): Promise<Held | undefined> => {
  const products = await client.fetchQuery({ ...read(obtenerProductos, {}), staleTime: 0 })
  const { troubles } = await import('./catalogue.ts')
  const named = troubles(products)
  if (named.length > 0) return { kind, products, troubles: named }
  await saveCatalogue(products, kind)
  return undefined
}
