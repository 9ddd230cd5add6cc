export interface Counts {
  readonly hechas: number
  readonly total: number
}

/** A message of a thread: its progress, and at the end its answer or the name and the message of an error. */
type Message<Answer> = Counts | { readonly answer: Answer } | { readonly failed: string; readonly reason: string }

/** The thread could not answer; its own error has this name. */
export class WorkerError extends Error {
  override readonly name: string
  constructor(name: string, reason: string) {
    super(reason)
    this.name = name
  }
}

/**
 * Asks a new worker thread one question. The thread ends with the answer, or when `signal` aborts. `onCounts` gets the thread's progress
 * before.
 */
export const askWorker = <Question, Answer>(
  worker: Worker,
  question: Question,
  signal: AbortSignal,
  onCounts?: (counts: Counts) => void,
): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  worker.addEventListener('message', ({ data }: MessageEvent<Message<Answer>>) => {
    if ('answer' in data) resolve(data.answer)
    else if ('failed' in data) reject(new WorkerError(data.failed, data.reason))
    else onCounts?.(data)
  })
  worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  signal.addEventListener('abort', () => reject(signal.reason))
  worker.postMessage(question)
  return promise.finally(() => worker.terminate())
}

/** Within a thread: answers its question. An error arrives as its name and message, since an error of our own class would arrive without its name. */
export const answerInWorker = <Question, Answer>(answer: (question: Question) => Promise<Answer>): void =>
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    answer(data).then(
      (value) => postMessage({ answer: value }),
      (error: unknown) =>
        postMessage(
          error instanceof Error ? { failed: error.name, reason: error.message } : { failed: '', reason: '' },
        ),
    )
  })
