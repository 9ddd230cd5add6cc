import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read } from '../../../api/queries.ts'
import { obtenerProductos, type Entorno } from '../../../contract/producto.ts'
import { nearIn } from '../../../finder/near.ts'
import { oncePer } from '../../../state/once-per.ts'
import { readAround } from '../../products.ts'

const nearOf = oncePer(nearIn)

/** What stands around a product, as the API tells; else by the whole list. */
export const useAround = (id: number): Entorno | undefined => {
  const { data: told } = useQuery(readAround(id))
  const isTold = told?.relacionados !== undefined
  const { data: all } = useQuery({ ...read(obtenerProductos, {}), enabled: told !== undefined && !isTold })
  return useMemo(() => (isTold ? told : all && nearOf(all)(id)), [isTold, told, all, id])
}
