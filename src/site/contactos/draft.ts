import { parse } from '../../contract/reading/parse.ts'
import { ofTab, shownOfTab } from '../../state/storage.ts'

/** What one writes into the contact form. */
export interface Draft {
  readonly nombre: string
  readonly email: string
  readonly celular: string
  readonly empresa: string
  readonly mensaje: string
}

export const emptyDraft: Draft = { nombre: '', email: '', celular: '', empresa: '', mensaje: '' }

const key = shownOfTab.draft

/** Any stored text, as a draft: what is no text of a field is left out. */
export const draftOf = (text: string): Draft => {
  const stored = parse(text)
  const values = new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : [])
  const value = (name: keyof Draft): string => {
    const kept = values.get(name)
    return typeof kept === 'string' ? kept : ''
  }
  return {
    nombre: value('nombre'),
    email: value('email'),
    celular: value('celular'),
    empresa: value('empresa'),
    mensaje: value('mensaje'),
  }
}

/** What was typed in this tab and not sent yet; it outlives a reload. */
export const keptDraft = (): Draft => draftOf(ofTab.getItem(key) ?? '')

export const keepDraft = (draft: Draft): void => {
  if (Object.values(draft).every((value) => value === '')) ofTab.removeItem(key)
  else ofTab.setItem(key, JSON.stringify(draft))
}

/** A message with this sentence in it: once, after what was written already. */
export const withSentence = (mensaje: string, sentence: string): string => {
  if (mensaje.includes(sentence)) return mensaje
  return mensaje.trim() === '' ? `${sentence}\n` : `${mensaje.trimEnd()}\n${sentence}\n`
}

/** 'Consultar por este producto': the form opens with this in its message. */
export const consultAbout = (sentence: string): void => {
  const draft = keptDraft()
  keepDraft({ ...draft, mensaje: withSentence(draft.mensaje, sentence) })
}
