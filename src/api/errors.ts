import type { Access, Endpoint } from '../contract/endpoint.ts'

/**
 * A refused or failed call: `message` is for people; `errors` by field name. Status 0: the network failed. `actual` is the record as
 * it is now, where a change was based on an older one (409, see contract/version.ts).
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

/** One sentence for people, whatever was thrown. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Algo salió mal. Probá de nuevo.'

const saves = ({ method, of, done }: Endpoint): boolean => done !== undefined || (method === 'POST' && of !== undefined)

/** Nobody answered. Who wanted to save something must know what became of it: what may wait, the outbox keeps. */
export const offlineMessage = (endpoint: Endpoint): string =>
  `No hay conexión con el servidor${saves(endpoint) ? ': no se guardó nada' : ''}. Revisá tu conexión y probá de nuevo.`
