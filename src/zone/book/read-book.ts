import { call } from '../../api/client.ts'
import { obtenerZona } from '../../contract/file-zona.ts'
import { askWorker } from '../../ui/ask-worker.ts'
import type { Sheet } from './sheet.ts'

export type Answer = { readonly sheets: readonly Sheet[] } | { readonly failed: string }

/** What came is no workbook, or none that can be read. */
class UnreadableBook extends Error {
  override readonly name = 'UnreadableBook'
}

/** A price list as the API gives it, read in a thread of its own: 20,000 rows take more than a second, which the page would stand still. */
export const readBook = async (id: number, signal: AbortSignal): Promise<readonly Sheet[]> => {
  const file = await call(obtenerZona, { id }, { signal })
  const said = await askWorker<Blob, Answer>(
    new Worker(new URL('./book.worker.ts', import.meta.url), { type: 'module' }),
    file,
    signal,
  )
  if ('sheets' in said) return said.sheets
  throw new UnreadableBook(said.failed)
}
