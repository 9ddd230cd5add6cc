import { call } from '../../api/client.ts'
import { obtenerZona } from '../../contract/file-zona.ts'
import { askWorker } from '../../ui/ask-worker.ts'
import type { Book } from './book.ts'

export type Answer = { readonly book: Book } | { readonly failed: string; readonly isTooLarge: boolean }

/** The file is no workbook, or cannot be read: fetching it again does not help. */
export class UnreadableBook extends Error {
  override readonly name = 'UnreadableBook'
  readonly isTooLarge: boolean
  constructor({ failed, isTooLarge }: Extract<Answer, { failed: string }>) {
    super(failed)
    this.isTooLarge = isTooLarge
  }
}

/**
 * Fetches a price list and reads it in a worker thread, since 20,000 rows would block the page for more than a second.
 */
export const readBook = async (id: number, signal: AbortSignal): Promise<Book> => {
  const file = await call(obtenerZona, { id }, { signal })
  const answer = await askWorker<Blob, Answer>(
    new Worker(new URL('./book.worker.ts', import.meta.url), { type: 'module' }),
    file,
    signal,
  )
  if ('book' in answer) return answer.book
  throw new UnreadableBook(answer)
}
