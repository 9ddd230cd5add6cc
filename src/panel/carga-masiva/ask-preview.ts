import type { StoredProduct } from '../../contract/bulk-plan.ts'
import { workbookTooLarge } from '../../contract/workbook-limit.ts'
import { askWorker } from '../../ui/ask-worker.ts'
import type { ReadList } from './read-list.ts'
import type { ListChoices } from './choices.ts'

export interface Question {
  readonly file: File
  readonly products: readonly StoredProduct[]
  /** What was said of this file. */
  readonly choices: ListChoices | undefined
  /** What was said of lists before, by their heads. */
  readonly remembered: Readonly<Record<string, ListChoices>>
}
export type Answer = { readonly read: ReadList } | { readonly failed: string }

const unreadable = 'No pudimos leer la planilla. Usá un archivo CSV o XLSX.'
const problems: Readonly<Record<string, string>> = {
  UnreadableSheet: unreadable,
  UnfoldsTooFar: workbookTooLarge,
  /** The errors of browsers for a file that was edited after the choice. */
  NotReadableError: 'El archivo cambió desde que lo elegiste. Elegilo de nuevo.',
  NotFoundError: 'El archivo ya no está donde estaba. Elegilo de nuevo.',
}

/** The file could not be read: `message` is for people. */
export class SheetProblem extends Error {
  override readonly name = 'SheetProblem'
  constructor(cause: string) {
    super(problems[cause] ?? unreadable)
  }
}

/**
 * Previews the load of a sheet in a worker: 20,000 rows of XLSX would block the page for two seconds. The worker also keeps both parsers
 * out of the app's chunks.
 */
export const askPreview = async (question: Question, signal: AbortSignal): Promise<ReadList> => {
  const worker = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' })
  const answer = await askWorker<Question, Answer>(worker, question, signal)
  if ('read' in answer) return answer.read
  throw new SheetProblem(answer.failed)
}
