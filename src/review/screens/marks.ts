import { entries, set } from 'idb-keyval'
import { create } from 'zustand'
import { isRecord } from '../../contract/record.ts'
import { after } from '../comments/comment.ts'
import { done, written } from '../database.ts'
import { reviewStore } from '../kept.ts'
import { isMark, mergedMarks, noTime, standing, type Mark, type Marked } from './marked.ts'

const prefix = 'marca:'
const storybookKey = 'storybook'

/** The address of `npm run storybook`. */
export const usualStorybook = 'http://localhost:6006'

interface Kept {
  /** All marks, also the removed ones. */
  readonly marked: readonly Marked[]
  readonly marks: ReadonlyMap<string, Mark>
  readonly storybook: string
  readonly ready: boolean
  readonly trouble: boolean
}

export const useMarks = create<Kept>(() => ({
  marked: [],
  marks: new Map(),
  storybook: usualStorybook,
  ready: false,
  trouble: false,
}))

const failed = (): void => useMarks.setState({ ready: true, trouble: true })

const isTime = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** Reads a kept mark. An old mark is a word alone, without a time. */
const readMark = (id: string, value: unknown): Marked[] => {
  if (isMark(value)) return [{ id, as: value, at: noTime, by: '' }]
  if (!isRecord(value) || !isTime(value['at'])) return []
  return [
    {
      id,
      as: isMark(value['as']) ? value['as'] : null,
      at: value['at'],
      by: typeof value['by'] === 'string' ? value['by'] : '',
    },
  ]
}

const show = (marked: readonly Marked[]): void => useMarks.setState({ marked, marks: standing(marked), ready: true })

export const loadMarks = async (): Promise<void> => {
  try {
    const all = await entries<string, unknown>(reviewStore)
    show(all.flatMap(([key, value]) => (key.startsWith(prefix) ? readMark(key.slice(prefix.length), value) : [])))
    const [, address] = all.find(([key]) => key === storybookKey) ?? []
    if (typeof address === 'string') useMarks.setState({ storybook: address })
  } catch {
    failed()
  }
}

/** Merges in one transaction, so that marks of another tab are not overwritten. */
const absorbAll = (theirs: readonly Marked[]) =>
  reviewStore('readwrite', async (store) => {
    const stored = written(store.transaction)
    for (const one of theirs) {
      const [now] = mergedMarks(readMark(one.id, await done(store.get(prefix + one.id))), [one])
      store.put(now, prefix + one.id)
    }
    await stored
  })

/** Merges marks of this tab or of a file; the newest of each state wins. */
export const absorbMarks = async (theirs: readonly Marked[]): Promise<void> => {
  show(mergedMarks(useMarks.getState().marked, theirs))
  await absorbAll(theirs).catch(failed)
}

/** Marks a screen's state, or takes its mark away. */
export const mark = (id: string, as: Mark | null, by = ''): void => {
  const before = useMarks.getState().marked.find((one) => one.id === id)
  void absorbMarks([{ id, as, at: after(before?.at), by }])
}

/** Keeps a web address; any other text changes nothing. */
export const keepStorybook = (text: string): boolean => {
  const address = text.trim().replace(/\/+$/, '')
  if (!/^https?:\/\/[^\s/]+/.test(address)) return false
  useMarks.setState({ storybook: address })
  set(storybookKey, address, reviewStore).catch(failed)
  return true
}
