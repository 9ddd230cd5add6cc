import { parse } from '../../contract/reading/parse.ts'
import { isRecord } from '../../contract/record.ts'
import { textOf } from '../../state/pedido/linea.ts'
import { tryToStore, ofTab, shownOfTab } from '../../state/storage.ts'

/** The fields of the contact form. */
export interface Draft {
  readonly nombre: string
  readonly email: string
  readonly celular: string
  readonly empresa: string
  readonly mensaje: string
}

export const emptyDraft: Draft = { nombre: '', email: '', celular: '', empresa: '', mensaje: '' }

const key = shownOfTab.draft

/** Reads a stored draft; values that are not text are dropped. */
export const draftOf = (text: string): Draft => {
  const stored = parse(text)
  const { nombre, email, celular, empresa, mensaje } = isRecord(stored) ? stored : {}
  return {
    nombre: textOf(nombre),
    email: textOf(email),
    celular: textOf(celular),
    empresa: textOf(empresa),
    mensaje: textOf(mensaje),
  }
}

/** The draft of this tab, not sent yet; it survives a reload. */
export const storedDraft = (): Draft => draftOf(ofTab.getItem(key) ?? '')

export const keepDraft = (draft: Draft): void => {
  tryToStore(ofTab, key, Object.values(draft).every((value) => value === '') ? '' : JSON.stringify(draft))
}

/** Adds a sentence at the end of a message, unless the message has it already. */
export const withSentence = (mensaje: string, sentence: string): string => {
  if (mensaje.includes(sentence)) return mensaje
  return mensaje.trim() === '' ? `${sentence}\n` : `${mensaje.trimEnd()}\n${sentence}\n`
}

/** 'Consultar por este producto': puts this sentence into the form's message. */
export const consultAbout = (sentence: string): void => {
  const draft = storedDraft()
  keepDraft({ ...draft, mensaje: withSentence(draft.mensaje, sentence) })
}
