/** Every comment of this browser, and the traces of deleted ones; who comments; and what was deleted last. */
import { get, set } from 'idb-keyval'
import { useEffect } from 'react'
import { create } from 'zustand'
import { local } from '../../state/storage.ts'
import { storedList, replacing } from '../stored-list.ts'
import { hasComments, reviewStore } from '../stored-value.ts'
import { gone, isGone, replyDeleted, type Comment, type Entry } from './comment.ts'
import { merged } from './merge.ts'

export const {
  use: useComments,
  load: loadComments,
  absorb,
} = storedList<Entry>({ prefix: 'comentario:', read: (_, entry) => [entry], merged })

useComments.subscribe(({ entries, ready, trouble }) => {
  if (!ready || trouble) return
  if (entries.some((entry) => !isGone(entry))) local.setItem(hasComments, '1')
  else local.removeItem(hasComments)
})

const nameKey = 'revisor'
const useName = create(() => ({ name: '', existing: false }))

/** The reviewer's name that this browser keeps; empty until it is given. */
export const reviewer = (): Promise<string> =>
  get<string>(nameKey, reviewStore).then(
    (name) => name ?? '',
    () => '',
  )

export const nameReviewer = (name: string): void => {
  useName.setState({ name, existing: true })
  set(nameKey, name, reviewStore).catch(() => undefined)
}

/** The reviewer's name in this browser, read once. */
export const useReviewer = () => {
  const reviewerNow = useName()
  const { existing } = reviewerNow
  useEffect(() => {
    if (!existing)
      void reviewer().then((stored) =>
        useName.setState((now) => (now.existing ? now : { name: stored, existing: true })),
      )
  }, [existing])
  return reviewerNow
}

/** The last deletion of this tab, while it can be undone. */
export const useDeleted = create<{ readonly before: Comment | null; readonly said: string }>(() => ({
  before: null,
  said: '',
}))

/** How long undo is offered, in ms. */
const offered = 15_000
let timer: ReturnType<typeof setTimeout> | undefined

const forget = (): void => useDeleted.setState({ before: null, said: '' })

const deleted = (before: Comment, message: string, after: Entry): Promise<void> => {
  useDeleted.setState({ before, said: message })
  clearTimeout(timer)
  timer = setTimeout(forget, offered)
  return absorb([after])
}

export const deleteComment = (comment: Comment) => deleted(comment, 'Comentario eliminado.', gone(comment))

export const deleteReply = (comment: Comment, id: string) =>
  deleted(comment, 'Respuesta eliminada.', replyDeleted(comment, id))

/** Undoes a deletion of this browser, before any export tells others of it. */
export const undoDelete = async (): Promise<void> => {
  const { before } = useDeleted.getState()
  forget()
  if (before) await absorb([before], replacing)
}
