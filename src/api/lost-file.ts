/** Chosen files that were saved again, moved or deleted afterwards. Browsers refuse to read these. */
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

/** The first field that holds a lost file, and the reason; undefined for none. */
export const findLostFile = async (
  values: Values,
): Promise<{ readonly field: string; readonly reason: string } | undefined> => {
  for (const [field, value] of Object.entries(values)) {
    const reason = value instanceof File ? lostFileReason(await readFirst(value)) : undefined
    if (reason !== undefined) return { field, reason }
  }
  return undefined
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
