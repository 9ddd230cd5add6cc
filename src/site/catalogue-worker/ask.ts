/** Asks about the catalogue in a thread beside the page, which reads thousands of products without holding the page. */
import { inSlices } from '../../contract/in-slices.ts'
import type { Producto } from '../../contract/producto.ts'
import { synonyms } from '../../state/synonyms.ts'
import type { Answer, Input, Name } from './calls.ts'
import { few } from './few.ts'

export type Message<Of extends Name> =
  | { readonly name: Of; readonly input: Input<Of>; readonly synonyms: string | undefined }
  /** Products, each as itself or as its place in the list before. */
  | { readonly part: readonly (Producto | number)[] }
export type Reply<Of extends Name> = { readonly answer: Answer<Of> } | { readonly failed: string }

/** Undefined where no thread can start: the page answers, in pieces. */
let worker: Worker | undefined | 'unstarted' = 'unstarted'
let sent: readonly Producto[] = []

const started = (): Worker | undefined => {
  if (worker !== 'unstarted') return worker
  try {
    worker = new Worker(new URL('./catalogue.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    worker = undefined
  }
  return worker
}

const partSize = 250

/** Sends what the thread has not: reading again keeps the products that are the same (TanStack's structural sharing). */
function* sending(to: Worker, productos: readonly Producto[]): Generator<void, void> {
  if (productos === sent) return
  const places = new Map(sent.map((producto, at) => [producto, at]))
  sent = productos
  for (let from = 0; from < productos.length; from += partSize) {
    to.postMessage({ part: productos.slice(from, from + partSize).map((one) => places.get(one) ?? one) })
    yield
  }
}

const replyOf = <Of extends Name>(from: Worker, name: Of, input: Input<Of>) => {
  const { promise, resolve, reject } = Promise.withResolvers<Reply<Of>>()
  const listening = new AbortController()
  from.addEventListener('message', ({ data }: MessageEvent<Reply<Of>>) => resolve(data), listening)
  from.addEventListener('error', reject, listening)
  from.postMessage({ name, input, synonyms: synonyms() })
  return promise.finally(() => listening.abort())
}

/** A long order, or a file's sheets: reading these takes longer than a thread's start, however few the products. */
const isLong = (input: unknown) => (typeof input === 'string' ? input.length > 1_000 : Array.isArray(input))

const answerTo = async <Of extends Name>(
  name: Of,
  productos: readonly Producto[],
  input: Input<Of>,
): Promise<Answer<Of>> => {
  const thread = productos.length > few || isLong(input) ? started() : undefined
  if (thread) {
    try {
      await inSlices(sending(thread, productos))
      const reply = await replyOf(thread, name, input)
      if ('answer' in reply) return reply.answer
      console.warn(reply.failed)
    } catch {
      worker = undefined
    }
  }
  const { answers } = await import('./answers.ts')
  return inSlices(answers[name](productos, input))
}

let last: Promise<unknown> = Promise.resolve()

/** One question after the other; those that nobody waits for any more are dropped before their turn. */
export const ask = <Of extends Name>(
  name: Of,
  productos: readonly Producto[],
  input: Input<Of>,
  signal?: AbortSignal,
): Promise<Answer<Of>> => {
  const answering = last.then(() => {
    signal?.throwIfAborted()
    return answerTo(name, productos, input)
  })
  last = answering.catch(() => undefined)
  return answering
}
