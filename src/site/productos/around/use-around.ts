import { useQuery } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import { obtenerProductos, type Entorno } from '#contract/producto.ts'
import { useAnswer } from '../../catalogue-worker/use-answer.ts'
import { readAround } from '../../products.ts'
import { around } from './near.ts'

/** The neighbours of a product and its related products, from the API; else by the whole list. */
export const useAround = (id: number): Entorno | undefined => {
  const { data } = useQuery(readAround(id))
  const isAnnounced = data?.relacionados !== undefined
  const { data: productos } = useQuery({ ...read(obtenerProductos, {}), enabled: data !== undefined && !isAnnounced })
  const { answered } = useAnswer('around', isAnnounced ? undefined : productos, id, around)
  return isAnnounced ? data : answered?.answer
}
