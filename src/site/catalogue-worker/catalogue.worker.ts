import { atOnce } from '#contract/in-slices.ts'
import type { Producto } from '#contract/producto.ts'
import { takeSynonyms } from '#state/synonyms.ts'
import { answers } from './answers.ts'
import type { Message, Reply } from './ask.ts'
import type { Name } from './calls.ts'

let productos: readonly Producto[] = []
let next: Producto[] = []

const replyTo = <Call extends Name>({ name, input, synonyms }: Extract<Message<Call>, { name: Call }>): Reply<Call> => {
  if (next.length > 0) [productos, next] = [next, []]
  takeSynonyms(synonyms)
  try {
    return { answer: atOnce(answers[name](productos, input)) }
  } catch (error) {
    return { failed: String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<Message<Name>>) => {
  if ('name' in data) postMessage(replyTo(data))
  else
    next.push(
      ...data.part.flatMap((productoOrIndex) =>
        typeof productoOrIndex === 'number' ? (productos[productoOrIndex] ?? []) : productoOrIndex,
      ),
    )
})
