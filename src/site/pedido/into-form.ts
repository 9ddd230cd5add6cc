import { enviarCorreo } from '#contract/correo.ts'
import type { CarriedOrder, Order } from '#state/outbox/waiting.ts'
import { keepCarried, storedCarried } from '../contactos/carried.ts'
import { keepDraft, storedDraft, withSentence } from '../contactos/draft.ts'
import { headingLines, type Heading } from './heading.ts'
import { orderText, type OrderText } from './text.ts'

const maxMessage = enviarCorreo.request['mensaje']?.max ?? 0

/** The message without the order in it. */
const ownWords = (mensaje: string): string => {
  const carried = storedCarried()
  return carried === undefined ? mensaje : mensaje.replace(carried.texto, () => '').trimEnd()
}

/** The order's text for the contact form; together with the message so far it keeps to the form's limit. */
export const formText = ({ lines }: Order, heading: Heading, link: string): OrderText => {
  const ownText = ownWords(storedDraft().mensaje)
  return orderText(lines, {
    link,
    head: headingLines(heading),
    fits: (text) => withSentence(ownText, text).length <= maxMessage,
  })
}

/** Opens the contact form with the order in its message. */
export const intoForm = (order: CarriedOrder): void => {
  const draft = storedDraft()
  keepDraft({ ...draft, mensaje: withSentence(ownWords(draft.mensaje), order.texto) })
  keepCarried(order)
}
