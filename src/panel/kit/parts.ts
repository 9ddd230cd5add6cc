import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../../contract/endpoint.ts'
import { counted } from '../../ui/counted.ts'
import { idOf } from './id-of.ts'

const words: Readonly<Record<string, readonly [one: string, more: string]>> = {
  sub_productos: ['medida', 'medidas'],
  imagenes: ['imagen', 'imágenes'],
}
const list = new Intl.ListFormat('es-AR')

/** '6 medidas y 4 imágenes': the parts that are deleted with a record. */
export const partsOf = (record: object): string =>
  list.format(
    Object.entries(words).flatMap(([name, [one, more]]) => {
      const held: unknown = Reflect.get(record, name)
      return Array.isArray(held) && held.length > 0 ? [counted(held.length, one, more)] : []
    }),
  )

/** A record of a collection, where the cache has its list. */
export const listedRecord = (client: QueryClient, resource: string | undefined, id: unknown): object | undefined =>
  client
    .getQueriesData<unknown>({ queryKey: [resource] })
    .flatMap(([, data]) => (Array.isArray(data) ? data : []))
    .find((row: unknown) => idOf(row) === id)

/** The record of a delete, where the cache has it. */
export const cachedRecord = (
  client: QueryClient,
  { of, does }: Pick<Endpoint, 'of' | 'does'>,
  input: unknown,
): object | undefined => {
  if (does !== 'delete' || typeof input !== 'object' || input === null) return undefined
  const [id]: unknown[] = Object.values(input)
  return listedRecord(client, of?.resource, id)
}
