import type { QueryClient } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { obtenerProductos, type Producto } from '#contract/producto.ts'
import { askWorker, type Counts } from '#ui/ask-worker.ts'
import { saveFile } from '#ui/save-file.ts'

export const kinds = ['xlsx', 'csv'] as const
export type Kind = (typeof kinds)[number]

export interface Question {
  readonly products: readonly StoredProduct[]
  readonly kind: Kind
  /** The file is made although a load would refuse some products. */
  readonly anyway: boolean
}
export type Answer = { readonly bytes: ArrayBuffer; readonly type: string } | { readonly troubles: readonly string[] }

/** Products that the load would refuse as they are; the file waits for a decision. */
export interface Held extends Question {
  readonly troubles: readonly string[]
}

/** A signal that cancels the download, and a callback for its progress. */
export interface Waiting {
  readonly signal: AbortSignal
  readonly onCounts?: (counts: Counts) => void
}

/** The products as a worker needs them, without the pictures. */
export const storedProducts = (products: readonly Producto[]): StoredProduct[] =>
  products.map(({ imagenes: _, ...product }) => product)

/** Saves the file, or returns the products' problems. A worker makes the file: 12,000 rows would block the page for seconds. */
export const saveCatalogue = async (question: Question, waiting: Waiting): Promise<Held | undefined> => {
  const worker = new Worker(new URL('./catalogue.worker.ts', import.meta.url), { type: 'module' })
  const answer = await askWorker<Question, Answer>(worker, question, waiting.signal, waiting.onCounts)
  if ('troubles' in answer) return { ...question, ...answer }
  saveFile(new Blob([answer.bytes], { type: answer.type }), `catalogo.${question.kind}`)
  return undefined
}

/** Downloads the catalogue as it is stored now. Where a load would refuse some products, returns these instead. */
export const downloadCatalogue = async (
  client: QueryClient,
  kind: Kind,
  waiting: Waiting = { signal: new AbortController().signal },
): Promise<Held | undefined> => {
  const products = await client.fetchQuery({ ...read(obtenerProductos, {}), staleTime: 0 })
  waiting.signal.throwIfAborted()
  return saveCatalogue({ kind, products: storedProducts(products), anyway: false }, waiting)
}
