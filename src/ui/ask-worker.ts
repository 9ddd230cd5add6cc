export interface Counts {
  readonly hechas: number
  readonly total: number
}
const isCounts = (data: unknown): data is Counts => typeof data === 'object' && data !== null && 'hechas' in data

/**
 * Asks a new worker thread one question. The thread ends with the answer, or when `signal` aborts. `onCounts` gets what it tells of its
 * progress before.
 */
export const askWorker = <Question, Answer>(
  worker: Worker,
  question: Question,
  signal: AbortSignal,
  onCounts?: (counts: Counts) => void,
): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  worker.addEventListener('message', ({ data }: MessageEvent<Answer | Counts>) =>
    isCounts(data) ? onCounts?.(data) : resolve(data),
  )
  worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  signal.addEventListener('abort', () => reject(signal.reason))
  worker.postMessage(question)
  return promise.finally(() => worker.terminate())
}
