/** The shared part of the bench's workers, which answer one call in different ways. Must be a worker's first import, since it imports the stub. */
import '../../src/worker/storage-stub.ts'
import { seed } from '../../mocks/seed/index.ts'

interface FetchLike extends Event {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
const isFetch = (event: Event): event is FetchLike => 'respondWith' in event

interface WorkerLike {
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
}
const isWorker = (scope: object): scope is WorkerLike => 'skipWaiting' in scope

/** Answers the list of products, and controls every page at once. */
export const answerList = (answer: (request: Request) => Promise<Response>): void => {
  const scope: object = globalThis
  if (!isWorker(scope)) throw new Error('This is for a service worker')
  addEventListener('install', () => void scope.skipWaiting())
  addEventListener('activate', () => void scope.clients.claim())
  addEventListener('fetch', (event) => {
    if (isFetch(event) && new URL(event.request.url).pathname === '/api/obtenerProductos')
      event.respondWith(answer(event.request))
  })
}

/** A hundred products with the demo company's pictures. */
export const hundred = async () => {
  const { productos, imagenesProducto } = seed.tables
  const rows = Array.from({ length: 100 }, (_, i) => ({ ...productos[i % productos.length], id: i + 1, orden: i + 1 }))
  return { tables: { ...seed.tables, productos: rows, imagenesProducto }, files: [] }
}
