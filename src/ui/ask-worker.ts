/** Asks a new worker thread one question. The thread ends with the answer, or when `signal` aborts. */
export const askWorker = <Question, Answer>(
  worker: Worker,
  question: Question,
  signal: AbortSignal,
): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data))
  worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  signal.addEventListener('abort', () => reject(signal.reason))
  worker.postMessage(question)
  return promise.finally(() => worker.terminate())
}
