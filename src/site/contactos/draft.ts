import { parse } from '../../contract/reading/parse.ts'
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
  const values = new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : [])
  const value = (name: keyof Draft): string => {
    const typed = values.get(name)
    return typeof typed === 'string' ? typed : ''
  }
  return {
    nombre: value('nombre'),
    email: value('email'),
    celular: value('celular'),
    empresa: value('empresa'),
    mensaje: value('mensaje'),
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
