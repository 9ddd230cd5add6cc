import { useQuery } from '@tanstack/react-query'
import { read } from '../api/queries.ts'
import { obtenerClientes } from '../contract/cliente.ts'

/** How many customers wait to be let in; 0 until known, and for who may not read the customers. */
export const useToActivate = (admin: boolean): number => {
  const { data = [] } = useQuery({ ...read(obtenerClientes, {}), enabled: admin })
  return data.filter(({ activo }) => activo === 0).length
}
