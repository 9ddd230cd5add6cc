import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read } from '#api/queries.ts'
import { obtenerContacto } from '#contract/contacto.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { kinds } from './kinds.ts'

const none: never[] = []

const getItems = <Item>(lists: UseQueryResult<Item[]>[]): readonly Item[][] => lists.map(({ data = none }) => data)

/** Every public record; `records` by the rows of `kinds`. Lists that have not loaded, or cannot load, are empty. */
export const useSite = () => {
  const { data: productos = none, isPending: isReading } = useQuery(read(obtenerProductos, {}))
  const { data: contactos = none } = useQuery(read(obtenerContacto, {}))
  const records = useQueries({ queries: kinds.map(({ list }) => read(list, {})), combine: getItems })
  return useMemo(() => ({ isReading, productos, records, contactos }), [isReading, productos, records, contactos])
}

export type Site = ReturnType<typeof useSite>
