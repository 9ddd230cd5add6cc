import { enviarCorreo } from '../../contract/correo.ts'
import type { Lineas } from '../../state/pedido/linea.ts'
import { ofTab } from '../../state/storage.ts'
import { keepDraft, keptDraft, withSentence } from '../contactos/draft.ts'
import { orderText, type OrderText } from './text.ts'

/** The pedido as the form of this tab got it last: a newer one takes its place. */
const key = 'contacto.pedido'

const maxMessage = enviarCorreo.request['mensaje']?.max ?? 0

/** What one has written into the form besides the pedido. */
const ownWords = (mensaje: string): string => {
  const before = ofTab.getItem(key)
  return before === null ? mensaje : mensaje.replace(before, '').trimEnd()
}

/** The pedido as the contact form takes it: one text, with what is written there already within the form's limit. */
export const formText = (lines: Lineas, link: string): OrderText => {
  const own = ownWords(keptDraft().mensaje)
  return orderText(lines, { link, fits: (text) => withSentence(own, text).length <= maxMessage })
}

/** The contact form opens with it in its message. */
export const intoForm = ({ text }: OrderText): void => {
  const draft = keptDraft()
  keepDraft({ ...draft, mensaje: withSentence(ownWords(draft.mensaje), text) })
  ofTab.setItem(key, text)
}
