/** Asks about the catalogue in a thread beside the page, which reads thousands of products without holding the page. */
import { inSlices } from '#contract/in-slices.ts'
import type { Producto } from '#contract/producto.ts'
import { synonyms } from '#state/synonyms.ts'
import type { Answer, Input, Name } from './calls.ts'
import { few } from './few.ts'

export type Message<Call extends Name> =
  | { readonly name: Call; readonly input: Input<Call>; readonly synonyms: string | undefined }
  /** Products, each as itself or as its index in the previous list. */
  | { readonly part: readonly (Producto | number)[] }
export type Reply<Call extends Name> = { readonly answer: Answer<Call> } | { readonly failed: string }

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

/** Sends the products that the thread lacks: a second read keeps unchanged products (TanStack's structural sharing). */
function* sending(to: Worker, productos: readonly Producto[]): Generator<void, void> {
  if (productos === sent) return
  const indexes = new Map(sent.map((producto, index) => [producto, index]))
  sent = productos
  for (let from = 0; from < productos.length; from += partSize) {
    to.postMessage({
      part: productos.slice(from, from + partSize).map((producto) => indexes.get(producto) ?? producto),
    })
    yield
  }
}

const requestReply = <Call extends Name>(from: Worker, name: Call, input: Input<Call>) => {
  const { promise, resolve, reject } = Promise.withResolvers<Reply<Call>>()
  const listening = new AbortController()
  from.addEventListener('message', ({ data }: MessageEvent<Reply<Call>>) => resolve(data), listening)
  from.addEventListener('error', reject, listening)
  from.postMessage({ name, input, synonyms: synonyms() })
  return promise.finally(() => listening.abort())
}

/** A long order, or a file's sheets: reading these takes longer than a thread's start, however few the products. */
const isLong = (input: unknown) => (typeof input === 'string' ? input.length > 1_000 : Array.isArray(input))

const answerTo = async <Call extends Name>(
  name: Call,
  productos: readonly Producto[],
  input: Input<Call>,
): Promise<Answer<Call>> => {
  const thread = productos.length > few || isLong(input) ? started() : undefined
  if (thread) {
    try {
      await inSlices(sending(thread, productos))
      const reply = await requestReply(thread, name, input)
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
export const ask = <Call extends Name>(
  name: Call,
  productos: readonly Producto[],
  input: Input<Call>,
  signal?: AbortSignal,
): Promise<Answer<Call>> => {
  const answering = last.then(() => {
    signal?.throwIfAborted()
    return answerTo(name, productos, input)
  })
  last = answering.catch(() => undefined)
  return answering
}
