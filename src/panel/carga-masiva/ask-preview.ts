import type { Known } from '../../contract/bulk-plan.ts'
import { askWorker } from '../../ui/ask-worker.ts'
import type { Preview } from './preview.ts'

export interface Question {
  readonly file: File
  readonly products: readonly Known[]
}
export type Answer = { readonly preview: Preview } | { readonly failed: string }

const unreadable = 'No pudimos leer la planilla. Usá un archivo CSV o XLSX.'
const problems: Readonly<Record<string, string>> = {
  UnreadableSheet: unreadable,
  /** What browsers say of a file that was edited since it was chosen. */
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
 * Reads the sheet and says what loading it would do, in a thread of its own: 20,000 rows of XLSX take two seconds, which the page
 * would stand still. It also keeps both parsers out of the app's chunks.
 */
export const askPreview = async (question: Question, signal: AbortSignal): Promise<Preview> => {
  const worker = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' })
  const said = await askWorker<Question, Answer>(worker, question, signal)
  if ('preview' in said) return said.preview
  throw new SheetProblem(said.failed)
}
