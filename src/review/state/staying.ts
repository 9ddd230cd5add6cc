/** The data of the review tools that every reset of the company leaves alone. */
import { entries } from 'idb-keyval'
import { isGone } from '../comments/comment.ts'
import { reviewStore } from '../stored-value.ts'
import { isMark } from '../screens/marked.ts'
import { isRecord } from '../../contract/record.ts'

export interface Staying {
  readonly comments: number
  readonly marks: number
}

const isComment = ([key, value]: readonly [string, unknown]) =>
  key.startsWith('comentario:') && isRecord(value) && !isGone(value)
/** Old marks have no time: such a mark is the word alone. */
const isStanding = ([key, value]: readonly [string, unknown]) =>
  key.startsWith('marca:') && isMark(isRecord(value) ? value['as'] : value)

export const staying = async (): Promise<Staying> => {
  const stored = await entries<string, unknown>(reviewStore).catch(() => [])
  return { comments: stored.filter(isComment).length, marks: stored.filter(isStanding).length }
}
