import { useQuery } from '@tanstack/react-query'
import { read } from '../../../api/queries.ts'
import { obtenerProductos, type Entorno } from '../../../contract/producto.ts'
import { useAnswer } from '../../beside/use-answer.ts'
import { readAround } from '../../products.ts'
import { around } from './near.ts'

/** What stands around a product, as the API tells; else by the whole list. */
export const useAround = (id: number): Entorno | undefined => {
  const { data: told } = useQuery(readAround(id))
  const isTold = told?.relacionados !== undefined
  const { data: all } = useQuery({ ...read(obtenerProductos, {}), enabled: told !== undefined && !isTold })
  const beside = useAnswer('around', isTold ? undefined : all, id, around)
  return isTold ? told : beside?.answer
}
