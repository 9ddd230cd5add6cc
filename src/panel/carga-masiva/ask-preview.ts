import type { Known } from '../../contract/bulk-plan.ts'
import { workbookTooLarge } from '../../contract/workbook-limit.ts'
import { askWorker } from '../../ui/ask-worker.ts'
import type { ReadList } from './read-list.ts'
import type { Said } from './said.ts'

export interface Question {
  readonly file: File
  readonly products: readonly Known[]
  /** What was said of this file. */
  readonly asked: Said | undefined
  /** What was said of lists before, by their heads. */
  readonly remembered: Readonly<Record<string, Said>>
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
  const said = await askWorker<Question, Answer>(worker, question, signal)
  if ('read' in said) return said.read
  throw new SheetProblem(said.failed)
}
