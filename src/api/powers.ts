import { useQuery } from '@tanstack/react-query'
import { obtenerExtensiones } from '../contract/cambio.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { ApiError } from './errors.ts'
import { call } from './client.ts'
import { read } from './queries.ts'

/** An API that has no such call, or answers it with its own page. */
const isUnknown = (error: unknown): boolean => error instanceof ApiError && [200, 404, 405, 501].includes(error.status)

/** What of the extensions the API knows, by name; nothing where it does not know the question. */
export const readPowers = async (signal?: AbortSignal): Promise<string[]> => {
  try {
    return await call(obtenerExtensiones, {}, signal && { signal })
  } catch (error) {
    if (isUnknown(error)) return []
    throw error
  }
}

/**
 * Whether this API knows an extension of the contract: asked once, after the login. Until it is known it is not there, so that no
 * button ever leads nowhere.
 */
export const usePower = (power: Endpoint | 'version'): boolean => {
  const { data = [] } = useQuery({
    ...read(obtenerExtensiones, {}),
    queryFn: ({ signal }) => readPowers(signal),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return data.includes(typeof power === 'string' ? power : power.name)
}
