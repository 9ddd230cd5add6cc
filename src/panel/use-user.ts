import { useQuery } from '@tanstack/react-query'
import { read } from '#api/queries.ts'
import { obtenerIdUsuario, type Usuario } from '#contract/usuario.ts'
import { useSession } from '#state/session.ts'

/** The user of the session; undefined until known, and without a session. */
export const useUser = (): Usuario | undefined => {
  const id = useSession(({ idLogin }) => idLogin)
  return useQuery({ ...read(obtenerIdUsuario, { id: id ?? 0 }), enabled: id !== null }).data
}
