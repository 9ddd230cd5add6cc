/** Every comment of this browser and the traces of deleted ones; the reviewer's name; the last deletion. */
import { get, set } from 'idb-keyval'
import { useEffect } from 'react'
import { create } from 'zustand'
import { local, tryToStore } from '#state/storage.ts'
import { storedList, replacing } from '../stored-list.ts'
import { hasComments, reviewStore } from '../stored-value.ts'
import { gone, isGone, replyDeleted, type Comment, type Entry } from './comment.ts'
import { merged } from './merge.ts'

/** Drops the fields by which older builds found an element. */
const readStored = (_: string, entry: Entry): Entry[] => {
  if (isGone(entry)) return [entry]
  const { role, name } = entry.spot.element
  return [{ ...entry, spot: { ...entry.spot, element: { role, name } } }]
}

export const {
  use: useComments,
  load: loadComments,
  absorb,
} = storedList<Entry>({ prefix: 'comentario:', read: readStored, merged })

useComments.subscribe(({ entries, ready, trouble }) => {
  if (!ready || trouble) return
  if (entries.some((entry) => !isGone(entry))) local.setItem(hasComments, '1')
  else local.removeItem(hasComments)
})

const exportedKey = 'sala.exportado'

/** Whether comments or marks of this browser were exported. */
export const useExported = create(() => ({ isExported: local.getItem(exportedKey) !== null }))

export const noteExport = (): void => {
  tryToStore(local, exportedKey, '1')
  useExported.setState({ isExported: true })
}

const nameKey = 'revisor'
const useName = create(() => ({ name: '', isLoaded: false }))

/** The reviewer's name that this browser keeps; empty until it is given. */
export const readReviewer = (): Promise<string> =>
  get<string>(nameKey, reviewStore).then(
    (name) => name ?? '',
    () => '',
  )

export const nameReviewer = (name: string): void => {
  useName.setState({ name, isLoaded: true })
  set(nameKey, name, reviewStore).catch(() => undefined)
}

/** The reviewer's name in this browser, read once. */
export const useReviewer = () => {
  const reviewerNow = useName()
  const { isLoaded } = reviewerNow
  useEffect(() => {
    if (!isLoaded)
      void readReviewer().then((stored) =>
        useName.setState((now) => (now.isLoaded ? now : { name: stored, isLoaded: true })),
      )
  }, [isLoaded])
  return reviewerNow
}

/** The last deletion of this tab, while it can be undone. */
export const useDeleted = create<{ readonly previous: Comment | null; readonly said: string }>(() => ({
  previous: null,
  said: '',
}))

/** How long undo is offered, in ms. */
const offered = 15_000
let timer: ReturnType<typeof setTimeout> | undefined

const forget = (): void => useDeleted.setState({ previous: null, said: '' })

const deleted = (previous: Comment, message: string, updated: Entry): Promise<void> => {
  useDeleted.setState({ previous, said: message })
  clearTimeout(timer)
  timer = setTimeout(forget, offered)
  return absorb([updated])
}

export const deleteComment = (comment: Comment) => deleted(comment, 'Comentario eliminado.', gone(comment))

export const deleteReply = (comment: Comment, id: string) =>
  deleted(comment, 'Respuesta eliminada.', replyDeleted(comment, id))

/** Undoes a deletion of this browser, before any export takes the deletion to others. */
export const undoDelete = async (): Promise<void> => {
  const { previous } = useDeleted.getState()
  forget()
  if (previous) await absorb([previous], replacing)
}
