import { atOnce } from '#contract/in-slices.ts'
import type { Producto } from '#contract/producto.ts'
import { takeSynonyms } from '#state/synonyms.ts'
import { answerInWorker } from '#ui/ask-worker.ts'
import { answers } from './answers.ts'
import type { Message } from './ask.ts'
import type { Answer, Name } from './calls.ts'

let productos: readonly Producto[] = []
let next: Producto[] = []

const answerTo = <Call extends Name>({
  name,
  input,
  synonyms,
}: Extract<Message<Call>, { name: Call }>): Answer<Call> => {
  if (next.length > 0) [productos, next] = [next, []]
  takeSynonyms(synonyms)
  return atOnce(answers[name](productos, input))
}

answerInWorker(async (message: Message<Name>) => {
  if ('name' in message) return answerTo(message)
  next.push(
    ...message.part.flatMap((productoOrIndex) =>
      typeof productoOrIndex === 'number' ? (productos[productoOrIndex] ?? []) : productoOrIndex,
    ),
  )
  return undefined
})
