import type { QueryClient } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { obtenerProductos, type Producto } from '#contract/producto.ts'
import { askWorker } from '#ui/ask-worker.ts'
import { saveFile } from '#ui/save-file.ts'

export const kinds = ['xlsx', 'csv'] as const
export type Kind = (typeof kinds)[number]

export interface Question {
  readonly products: readonly StoredProduct[]
  readonly kind: Kind
}
export interface Answer {
  readonly bytes: ArrayBuffer
  readonly type: string
}

/** The products as a worker needs them, without the pictures. */
export const storedProducts = (products: readonly Producto[]): StoredProduct[] =>
  products.map(({ imagenes: _, ...product }) => product)

const begin = () => new Worker(new URL('./catalogue.worker.ts', import.meta.url), { type: 'module' })

/** Downloads the catalogue as it is stored now. A worker makes the file: 12,000 rows would block the page for seconds. */
export const downloadCatalogue = async (
  client: QueryClient,
  kind: Kind,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> => {
  const products = await client.fetchQuery({ ...read(obtenerProductos, {}), staleTime: 0 })
  signal.throwIfAborted()
  const question: Question = { products: storedProducts(products), kind }
  const { bytes, type } = await askWorker<Question, Answer>(begin, question, signal)
  saveFile(new Blob([bytes], { type }), `catalogo.${kind}`)
}
