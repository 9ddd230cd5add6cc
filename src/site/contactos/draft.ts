import { parse } from '#contract/reading/parse.ts'
import { isRecord } from '#contract/record.ts'
import { textOrEmpty } from '#state/pedido/linea.ts'
import { tryToStore, tabStorage, pageStateKeys } from '#state/storage.ts'

/** The fields of the contact form. */
export interface Draft {
  readonly nombre: string
  readonly email: string
  readonly celular: string
  readonly empresa: string
  readonly mensaje: string
}

export const emptyDraft: Draft = { nombre: '', email: '', celular: '', empresa: '', mensaje: '' }

const key = pageStateKeys.draft

/** Reads a stored draft; values that are not text are dropped. */
export const parseDraft = (text: string): Draft => {
  const stored = parse(text)
  const { nombre, email, celular, empresa, mensaje } = isRecord(stored) ? stored : {}
  return {
    nombre: textOrEmpty(nombre),
    email: textOrEmpty(email),
    celular: textOrEmpty(celular),
    empresa: textOrEmpty(empresa),
    mensaje: textOrEmpty(mensaje),
  }
}

/** The draft of this tab, not sent yet; it survives a reload. */
export const storedDraft = (): Draft => parseDraft(tabStorage.getItem(key) ?? '')

export const keepDraft = (draft: Draft): void => {
  tryToStore(tabStorage, key, Object.values(draft).every((value) => value === '') ? '' : JSON.stringify(draft))
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
