import { useQuery } from '@tanstack/react-query'
import { obtenerExtensiones } from '#contract/cambio.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ApiError } from './errors.ts'
import { call } from './client.ts'
import { read } from './queries.ts'

/** The API has no such call, or answers it with a page. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && [200, 404, 405, 501].includes(error.status)

/** The names of the extensions that the API knows; none when the API does not know the question. */
export const readExtensions = async (signal?: AbortSignal): Promise<string[]> => {
  try {
    return await call(obtenerExtensiones, {}, signal && { signal })
  } catch (error) {
    if (isUnknown(error)) return []
    throw error
  }
}

const none: readonly string[] = []

/** The extensions that the API knows. Asked once, after the login; until then none, so that no button leads nowhere. */
export const useExtensions = (): readonly string[] => {
  const { data = none } = useQuery({
    ...read(obtenerExtensiones, {}),
    queryFn: ({ signal }) => readExtensions(signal),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return data
}

export const useExtension = (extension: Endpoint | 'version'): boolean =>
  useExtensions().includes(typeof extension === 'string' ? extension : extension.name)
