import { isRecord } from '#contract/record.ts'
import { nextTimestamp } from '../comments/comment.ts'
import { storedList } from '../stored-list.ts'
import { isMark, mergedMarks, reviewerKey, type Mark, type Marked } from './marked.ts'

const isTime = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** Reads a stored mark. Older builds stored one mark for each state, under the state's own key. */
const readMark = (key: string, value: unknown): Marked[] => {
  if (!isRecord(value) || !isTime(value['at'])) return []
  const { id, as, at, by } = value
  return [
    { id: typeof id === 'string' ? id : key, as: isMark(as) ? as : null, at, by: typeof by === 'string' ? by : '' },
  ]
}

/** All marks, also the removed ones. */
export const {
  use: useMarks,
  load: loadMarks,
  absorb: absorbMarks,
} = storedList<Marked, unknown>({ prefix: 'marca:', getKey: reviewerKey, read: readMark, merged: mergedMarks })

/** Marks a screen's state, or takes the reviewer's own mark away; a mark that was given without a name goes too, since nobody else could take that mark away. */
export const mark = (id: string, as: Mark | null, by = ''): void => {
  const screenMarks = useMarks.getState().entries.filter((marked) => marked.id === id)
  const nameless = screenMarks.filter((marked) => marked.by === '' && by !== '')
  void absorbMarks([
    ...nameless.map((marked) => ({ ...marked, as: null, at: nextTimestamp(marked.at) })),
    { id, as, at: nextTimestamp(screenMarks.find((marked) => marked.by === by)?.at), by },
  ])
}
