import { entries, set } from 'idb-keyval'
import { create } from 'zustand'
import { isRecord } from '../../contract/record.ts'
import { after } from '../comments/comment.ts'
import { roomStore } from '../kept.ts'
import { isMark, mergedMarks, noTime, standing, type Mark, type Marked } from './marked.ts'

const prefix = 'marca:'
const storybookKey = 'storybook'

/** Where `npm run storybook` serves. */
export const usualStorybook = 'http://localhost:6006'

interface Kept {
  /** All that was said, also of what has no mark any more. */
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

/** A mark as it is kept; a word alone is one of before marks had a time. */
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
    const all = await entries<string, unknown>(roomStore)
    show(all.flatMap(([key, value]) => (key.startsWith(prefix) ? readMark(key.slice(prefix.length), value) : [])))
    const [, address] = all.find(([key]) => key === storybookKey) ?? []
    if (typeof address === 'string') useMarks.setState({ storybook: address })
  } catch {
    failed()
  }
}

/** One transaction: what another tab marked meanwhile is not written over. */
const absorbAll = (theirs: readonly Marked[]) =>
  roomStore(
    'readwrite',
    (store) =>
      new Promise<void>((resolve, reject) => {
        for (const one of theirs) {
          const asked = store.get(prefix + one.id)
          asked.addEventListener('success', () => {
            const [now] = mergedMarks(readMark(one.id, asked.result), [one])
            store.put(now, prefix + one.id)
          })
        }
        store.transaction.addEventListener('complete', () => resolve())
        store.transaction.addEventListener('abort', () => reject(store.transaction.error ?? new Error('IndexedDB')))
      }),
  )

/** Takes in marks, of here or of somebody's file: of each state the newest holds. */
export const absorbMarks = async (theirs: readonly Marked[]): Promise<void> => {
  show(mergedMarks(useMarks.getState().marked, theirs))
  await absorbAll(theirs).catch(failed)
}

/** Marks a screen's state, or takes its mark away. */
export const mark = (id: string, as: Mark | null, by = ''): void => {
  const before = useMarks.getState().marked.find((one) => one.id === id)
  void absorbMarks([{ id, as, at: after(before?.at), by }])
}

/** Only a web address is one; anything else leaves it as it was. */
export const keepStorybook = (text: string): boolean => {
  const address = text.trim().replace(/\/+$/, '')
  if (!/^https?:\/\/[^\s/]+/.test(address)) return false
  useMarks.setState({ storybook: address })
  set(storybookKey, address, roomStore).catch(failed)
  return true
}
