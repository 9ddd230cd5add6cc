/** Asks about the catalogue in a thread beside the page, which reads thousands of products without holding the page. */
import { inSlices } from '#contract/in-slices.ts'
import type { Producto } from '#contract/producto.ts'
import { synonyms } from '#state/synonyms.ts'
import { createTurns, keepThread, request } from '#ui/ask-worker.ts'
import type { Answer, Input, Name } from './calls.ts'
import { few } from './few.ts'

export type Message<Call extends Name> =
  | { readonly name: Call; readonly input: Input<Call>; readonly synonyms: string | undefined }
  /** Products, each as itself or as its index in the previous list. */
  | { readonly part: readonly (Producto | number)[] }

const thread = keepThread(() => new Worker(new URL('./catalogue.worker.ts', import.meta.url), { type: 'module' }))
/** The products that the thread has. */
const sent = new WeakMap<Worker, readonly Producto[]>()

const partSize = 250

/** Sends the products that the thread lacks: a second read keeps unchanged products (TanStack's structural sharing). */
const sendProducts = async (worker: Worker, productos: readonly Producto[]): Promise<void> => {
  const previous = sent.get(worker) ?? []
  if (productos === previous) return
  const indexes = new Map(previous.map((producto, index) => [producto, index]))
  for (let from = 0; from < productos.length; from += partSize)
    await request(worker, {
      part: productos.slice(from, from + partSize).map((producto) => indexes.get(producto) ?? producto),
    })
  sent.set(worker, productos)
}

/** A long order, or a file's sheets: reading these takes longer than a thread's start, however few the products. */
const isLong = (input: unknown) => (typeof input === 'string' ? input.length > 1_000 : Array.isArray(input))

/** Whether the thread failed: from then on the page answers, in pieces. */
let isLost = false

const answerTo = async <Call extends Name>(
  name: Call,
  productos: readonly Producto[],
  input: Input<Call>,
): Promise<Answer<Call>> => {
  if (!isLost && (productos.length > few || isLong(input))) {
    try {
      return await thread.run(async (worker) => {
        await sendProducts(worker, productos)
        return request<Answer<Call>>(worker, { name, input, synonyms: synonyms() })
      })
    } catch (error) {
      console.warn(error)
      thread.end()
      isLost = true
    }
  }
  const { answers } = await import('./answers.ts')
  return inSlices(answers[name](productos, input))
}

const inTurn = createTurns()

/** One question after the other; those that nobody waits for any more are dropped before their turn. */
export const ask = <Call extends Name>(
  name: Call,
  productos: readonly Producto[],
  input: Input<Call>,
  signal?: AbortSignal,
): Promise<Answer<Call>> => inTurn(() => answerTo(name, productos, input), signal)
