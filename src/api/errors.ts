import type { Access, Endpoint } from '#contract/endpoint.ts'

/**
 * A refused or failed call. `message` is a sentence for people; `errors` go by field name. Status 0: the network failed. `actual`: the
 * current record, when a change was based on an older version (409, see contract/version.ts).
 */
export class ApiError extends Error {
  readonly status: number
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly access: Access
  readonly actual: unknown
  constructor(
    status: number,
    message: string,
    access: Access,
    errors: Record<string, readonly string[]> = {},
    actual?: unknown,
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
    this.access = access
    this.actual = actual
  }
}

export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Algo salió mal. Probá de nuevo.'

const saves = ({ method, entity, done }: Endpoint): boolean =>
  done !== undefined || (method === 'POST' && entity !== undefined)

/** No server answered. The sentence says that nothing was saved; messages that may wait go to the outbox instead. */
export const offlineMessage = (endpoint: Endpoint): string =>
  `No hay conexión con el servidor${saves(endpoint) ? ': no se guardó nada' : ''}. Revisá tu conexión y probá de nuevo.`
