import { create } from 'zustand'
import { gone, replyDeleted, type Comment } from './comment.ts'
import { absorb, putBack } from './store.ts'

/** The last deletion in this tab, for as long as it can be taken back. */
export const useDeleted = create<{ readonly before: Comment | null; readonly said: string }>(() => ({ before: null, said: '' }))

const forget = (): void => useDeleted.setState({ before: null, said: '' })

export const deleteComment = async (comment: Comment): Promise<void> => {
  useDeleted.setState({ before: comment, said: 'Comentario eliminado.' })
  await absorb([gone(comment)])
}

export const deleteReply = async (comment: Comment, id: string): Promise<void> => {
  useDeleted.setState({ before: comment, said: 'Respuesta eliminada.' })
  await absorb([replyDeleted(comment, id)])
}

export const undoDelete = async (): Promise<void> => {
  const { before } = useDeleted.getState()
  forget()
  if (before) await putBack(before)
}
