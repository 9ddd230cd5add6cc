export interface Counts {
  readonly hechas: number
  readonly total: number
}

/** A message of a thread: its progress, and at the end its answer or the name and the message of an error. */
type Message<Answer> = Counts | { readonly answer: Answer } | { readonly failed: string; readonly reason: string }

/** The thread could not answer; its own error has this name. */
class WorkerError extends Error {
  override readonly name: string
  constructor(name: string, reason: string) {
    super(reason)
    this.name = name
  }
}

const waitForAnswer = <Answer>(worker: Worker, question: unknown, onCounts?: (counts: Counts) => void) => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const listening = new AbortController()
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<Message<Answer>>) => {
      if ('answer' in data) resolve(data.answer)
      else if ('failed' in data) reject(new WorkerError(data.failed, data.reason))
      else onCounts?.(data)
    },
    listening,
  )
  worker.addEventListener('error', ({ message }) => reject(new Error(message)), listening)
  worker.postMessage(question)
  return { answer: promise.finally(() => listening.abort()), reject }
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
  const { answer, reject } = waitForAnswer<Answer>(worker, question, onCounts)
  signal.addEventListener('abort', () => reject(signal.reason))
  return answer.finally(() => worker.terminate())
}

/** What a thread is asked, by name. */
type Calls<Names> = { readonly [Name in keyof Names]: { readonly question: unknown; readonly answer: unknown } }

/** A thread that keeps what it has read, until its end. */
export interface Thread<Requests extends Calls<Requests>> {
  readonly ask: <Name extends keyof Requests>(
    name: Name,
    question: Requests[Name]['question'],
    signal?: AbortSignal,
  ) => Promise<Requests[Name]['answer']>
  readonly end: () => void
}

/** One question after the other, each as `{ name, question }`; one that nobody waits for any more is dropped before its turn. */
export const keepWorker = <Requests extends Calls<Requests>>(worker: Worker): Thread<Requests> => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    ask: (name, question, signal) => {
      const answering = last.then(() => {
        signal?.throwIfAborted()
        return waitForAnswer<Requests[typeof name]['answer']>(worker, { name, question }).answer
      })
      last = answering.catch(() => undefined)
      return answering
    },
    end: () => worker.terminate(),
  }
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
