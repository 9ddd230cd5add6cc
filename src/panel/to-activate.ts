import { useQuery } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import { obtenerClientes } from '#contract/cliente.ts'

/** The number of customers to activate; 0 until known, and for a user who may not read customers. */
export const useToActivate = (admin: boolean): number => {
  const { data = [] } = useQuery({ ...read(obtenerClientes, {}), enabled: admin })
  return data.filter(({ activo }) => activo === 0).length
}
