import { present } from '../comments/comment.ts'
import { loadComments, useComments } from '../comments/store.ts'
import { standing } from '../screens/marked.ts'
import { loadMarks, useMarks } from '../screens/marks.ts'

/** How much of the review tools' own data every reset of the company leaves alone. */
export const staying = async () => {
  await Promise.all([loadComments(), loadMarks()])
  return { comments: present(useComments.getState().entries).length, marks: standing(useMarks.getState().entries).size }
}
export type Staying = Awaited<ReturnType<typeof staying>>
