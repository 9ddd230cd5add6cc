import { create } from 'zustand'
import { gone, replyDeleted, type Comment } from './comment.ts'
import { absorb, putBack } from './store.ts'

/** The last deletion of this tab, while it can be undone. */
export const useDeleted = create<{ readonly before: Comment | null; readonly said: string }>(() => ({
  before: null,
  said: '',
}))

/** How long undo is offered, in ms. */
const offered = 15_000
let timer: ReturnType<typeof setTimeout> | undefined

const forget = (): void => useDeleted.setState({ before: null, said: '' })

const offer = (before: Comment, said: string): void => {
  useDeleted.setState({ before, said })
  clearTimeout(timer)
  timer = setTimeout(forget, offered)
}

export const deleteComment = async (comment: Comment): Promise<void> => {
  offer(comment, 'Comentario eliminado.')
  await absorb([gone(comment)])
}

export const deleteReply = async (comment: Comment, id: string): Promise<void> => {
  offer(comment, 'Respuesta eliminada.')
  await absorb([replyDeleted(comment, id)])
}

export const undoDelete = async (): Promise<void> => {
  const { before } = useDeleted.getState()
  forget()
  if (before) await putBack(before)
}
