import { isRecord } from '../../contract/record.ts'
import { after } from '../comments/comment.ts'
import { storedList } from '../stored-list.ts'
import { isMark, mergedMarks, noTime, type Mark, type Marked } from './marked.ts'

const isTime = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** Reads a stored mark. An old mark is a word alone, without a time. */
const readMark = (id: string, value: unknown): Marked[] => {
  if (isMark(value)) return [{ id, as: value, at: noTime, by: '' }]
  if (!isRecord(value) || !isTime(value['at'])) return []
  const { as, at, by } = value
  return [{ id, as: isMark(as) ? as : null, at, by: typeof by === 'string' ? by : '' }]
}

/** All marks, also the removed ones. */
export const {
  use: useMarks,
  load: loadMarks,
  absorb: absorbMarks,
} = storedList<Marked, unknown>({ prefix: 'marca:', read: readMark, merged: mergedMarks })

/** Marks a screen's state, or takes its mark away. */
export const mark = (id: string, as: Mark | null, by = ''): void => {
  const before = useMarks.getState().entries.find((one) => one.id === id)
  void absorbMarks([{ id, as, at: after(before?.at), by }])
}
