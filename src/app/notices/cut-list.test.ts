import { QueryClient, QueryObserver, type QueryKey, type QueryMeta } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { read } from '#api/queries.ts'
import { obtenerExtensiones } from '#contract/cambio.ts'
import { obtenerClientes } from '#contract/cliente.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { cutOnScreen, describeCut } from './cut-list.ts'

const cut = { obtenerExtensiones: '10 de 12', obtenerClientes: '10 de 30', obtenerProductos: '10 de 24' }

const shows = (client: QueryClient, { queryKey, meta = {} }: { queryKey: QueryKey; meta?: QueryMeta }) =>
  new QueryObserver(client, { queryKey, meta, queryFn: () => [] }).subscribe(() => undefined)

const byName = (client: QueryClient): string | undefined => {
  const query = cutOnScreen(client, cut)
  return query && describeCut(query, cut)
}

test('only a list that shows the whole answer is named, in words of people', () => {
  const client = new QueryClient()
  shows(client, read(obtenerExtensiones, {}))
  // A badge reads the customers, a search the products.
  shows(client, read(obtenerClientes, {}))
  shows(client, read(obtenerProductos, {}))
  expect(byName(client)).toBeUndefined()
  const leave = shows(client, read(obtenerProductos, {}, 'listed'))
  expect(byName(client)).toBe('10 de 24 productos')
  leave()
  expect(byName(client)).toBeUndefined()
  client.clear()
})
