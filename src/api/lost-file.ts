/** Chosen files that were saved again, moved or deleted afterwards. Browsers refuse to read these. */
import type { Endpoint } from '#contract/endpoint.ts'
import { ApiError } from './errors.ts'
import type { Values } from './request.ts'

const moved = 'El archivo ya no está donde estaba. Elegilo de nuevo.'

/** By the name of the browser's error. WebKit calls a changed file a moved one; Firefox reads it as it is now. */
const reasons: Readonly<Record<string, string>> = {
  NotReadableError: 'El archivo cambió desde que lo elegiste. Elegilo de nuevo.',
  NotFoundError: moved,
  /** Firefox's, of a moved file. */
  AbortError: moved,
}

/** The reason, for people, why a chosen file could not be read; undefined where the file is not lost. */
export const lostFileReason = (error: unknown): string | undefined =>
  error instanceof Error ? reasons[error.name] : undefined

/** Throws where a value is a lost file, with its field. A failed call asks it, so that such a file is not called a broken connection. */
export const refuseLostFile = async ({ access }: Endpoint, values: Values): Promise<void> => {
  for (const [field, value] of Object.entries(values)) {
    const reason = value instanceof File ? lostFileReason(await readFirst(value)) : undefined
    if (reason !== undefined) throw new ApiError(400, reason, access, { [field]: [reason] })
  }
}

/** The error of reading the first byte of a file; undefined for none. */
const readFirst = (file: File): Promise<unknown> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => undefined,
      (error: unknown) => error,
    )
