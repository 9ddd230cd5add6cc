/** Threads beside the page. A page waits for none without an end: a thread that stays silent is dead. */
import { hearSteps } from '#contract/in-slices.ts'

/** A message of a thread: its beats, and at the end its answer or the name and the message of an error. */
type Message<Answer> =
  | { readonly beat: true }
  | { readonly answer: Answer }
  | { readonly failed: string; readonly reason: string }

/** The thread could not answer; its own error has this name. */
class WorkerError extends Error {
  override readonly name: string
  constructor(name: string, reason: string) {
    super(reason)
    this.name = name
  }
}

/** The thread is gone: its code did not come, or the system ended it, which no browser tells. */
class DeadThread extends Error {
  override readonly name = 'DeadThread'
}

/** In ms: a thread beats between the steps of its work, and one that says nothing for so long is dead. */
const longestSilence = 20_000

/** Asks a thread one question, after the answer to the last one. `signal` ends the wait with its reason. */
export const request = async <Answer>(worker: Worker, question: unknown, signal?: AbortSignal): Promise<Answer> => {
  const listening = new AbortController()
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const die = () => reject(new DeadThread('The thread says nothing.'))
  let silence = setTimeout(die, longestSilence)
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<Message<Answer>>) => {
      clearTimeout(silence)
      silence = setTimeout(die, longestSilence)
      if ('answer' in data) resolve(data.answer)
      else if ('failed' in data) reject(new WorkerError(data.failed, data.reason))
    },
    listening,
  )
  worker.addEventListener('error', die, listening)
  signal?.addEventListener('abort', () => reject(signal.reason), listening)
  try {
    worker.postMessage(question)
    return await promise
  } finally {
    clearTimeout(silence)
    listening.abort()
  }
}

/** One work after the other; one that nobody waits for any more is dropped before its turn. */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    const working = last.then(() => {
      signal?.throwIfAborted()
      return work()
    })
    last = working.catch(() => undefined)
    return working
  }
}

type Work<Answer> = (worker: Worker) => Promise<Answer>

/**
 * A thread that begins with its first work, and keeps what it has read until its end. Where it dies it is begun once more, and the same
 * work is done anew; a second death rejects.
 */
export const keepThread = (begin: () => Worker) => {
  const inTurn = createTurns()
  let worker: Worker | undefined
  const end = () => {
    worker?.terminate()
    worker = undefined
  }
  const attempt = async <Answer>(work: Work<Answer>): Promise<Answer> => {
    try {
      return await work((worker ??= begin()))
    } catch (error) {
      if (error instanceof DeadThread) end()
      throw error
    }
  }
  const attemptTwice = <Answer>(work: Work<Answer>): Promise<Answer> =>
    attempt(work).catch((error: unknown) => {
      if (error instanceof DeadThread) return attempt(work)
      throw error
    })
  return {
    run: <Answer>(work: Work<Answer>, signal?: AbortSignal) => inTurn(() => attemptTwice(work), signal),
    end,
  }
}

/** Asks a new worker thread one question. The thread ends with the answer, or when `signal` aborts. */
export const askWorker = <Question, Answer>(
  begin: () => Worker,
  question: Question,
  signal?: AbortSignal,
): Promise<Answer> => {
  const { run, end } = keepThread(begin)
  return run((worker) => request<Answer>(worker, question, signal), signal).finally(end)
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

/**
 * One question after the other, each as `{ name, question }`. `kept` names the questions that the answers to others rest on: a thread that
 * is begun anew hears the last of each first, in this order.
 */
export const keepWorker = <Requests extends Calls<Requests>>(
  begin: () => Worker,
  kept: readonly (keyof Requests)[],
): Thread<Requests> => {
  const { run, end } = keepThread(begin)
  const ending = new AbortController()
  const { signal: ended } = ending
  const heard = new Map<keyof Requests, unknown>()
  const readyWorkers = new WeakSet<Worker>()
  const makeReady = async (worker: Worker) => {
    for (const name of kept.filter((candidate) => heard.has(candidate)))
      await request(worker, { name, question: heard.get(name) }, ended)
    readyWorkers.add(worker)
  }
  return {
    ask: (name, question, signal) => {
      // After the end no turn begins a thread, which nobody would end.
      const leaving = AbortSignal.any(signal ? [ended, signal] : [ended])
      return run(async (worker) => {
        ended.throwIfAborted()
        if (!readyWorkers.has(worker)) await makeReady(worker)
        const answer = await request<Requests[typeof name]['answer']>(worker, { name, question }, ended)
        if (kept.includes(name)) heard.set(name, question)
        return answer
      }, leaving)
    },
    end: () => {
      ending.abort()
      end()
    },
  }
}

/** In ms: the pause between two beats. */
const pause = 1_000
let lastBeat = 0

/** Between two steps of a thread's work: says that the thread lives. */
const beat = (): void => {
  if (performance.now() - lastBeat < pause) return
  lastBeat = performance.now()
  postMessage({ beat: true })
}

/** Within a thread: answers its question. An error arrives as its name and message, since an error of our own class would arrive without its name. */
export const answerInWorker = <Question, Answer>(answer: (question: Question) => Promise<Answer>): void => {
  hearSteps(beat)
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    answer(data).then(
      (value) => postMessage({ answer: value }),
      (error: unknown) =>
        postMessage(
          error instanceof Error ? { failed: error.name, reason: error.message } : { failed: '', reason: '' },
        ),
    )
  })
}
