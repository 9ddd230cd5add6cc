import type { Access } from '../contract/endpoint.ts'

/** A refused or failed call: `message` is for people; `errors` by field name. Status 0: the network failed. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly access: Access
  constructor(status: number, message: string, access: Access, errors: Record<string, readonly string[]> = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
    this.access = access
  }
}

/** One sentence for people, whatever was thrown. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Algo salió mal. Probá de nuevo.'
