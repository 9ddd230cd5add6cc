/** One question to a thread made for it, which ends with the answer, or once nobody waits for it any more. */
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
