import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/errors.ts'
import { harmless } from '#api/harmless.ts'

const retries = 2
/** A failure of the network or of a gateway may pass. A refusal by the API itself would come again. */
const passing = new Set([0, 502, 504])

const mayPass = (failures: number, error: Error): boolean =>
  failures < retries && error instanceof ApiError && passing.has(error.status)

interface Listeners {
  readonly onFailure: (error: Error) => void
  readonly onWritten: () => unknown
}

/**
 * Server state. `networkMode: 'always'`, since the worker answers offline as well. Writes, deletes by GET among them, are
 * mutations and never retried.
 */
export const createQueryClient = ({ onFailure, onWritten }: Listeners): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: onFailure }),
    mutationCache: new MutationCache({ onError: onFailure, onSuccess: harmless(onWritten) }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 60_000,
        retry: mayPass,
        retryDelay: (failures) => 400 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
