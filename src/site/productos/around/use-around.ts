import { useQuery } from '@tanstack/react-query'
import { read } from '../../../api/queries.ts'
import { obtenerProductos, type Entorno } from '../../../contract/producto.ts'
import { useAnswer } from '../../catalogue-worker/use-answer.ts'
import { readAround } from '../../products.ts'
import { around } from './near.ts'

/** What stands around a product, as the API tells; else by the whole list. */
export const useAround = (id: number): Entorno | undefined => {
  const { data } = useQuery(readAround(id))
  const isAnnounced = data?.relacionados !== undefined
  const { data: all } = useQuery({ ...read(obtenerProductos, {}), enabled: data !== undefined && !isAnnounced })
  const beside = useAnswer('around', isAnnounced ? undefined : all, id, around)
  return isAnnounced ? data : beside?.answer
}
