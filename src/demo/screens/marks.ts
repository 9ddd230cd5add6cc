import { entries, set, setMany, del } from 'idb-keyval'
import { create } from 'zustand'
import { roomStore } from '../kept.ts'

/** What a reviewer says of a screen's state. */
export const markNames = { seen: 'Visto', approved: 'Aprobado', change: 'A cambiar' } as const
export type Mark = keyof typeof markNames
export const marks: readonly Mark[] = ['seen', 'approved', 'change']

const prefix = 'marca:'
const storybookKey = 'storybook'

/** Where `npm run storybook` serves. */
export const usualStorybook = 'http://localhost:6006'

interface Kept { readonly marks: ReadonlyMap<string, Mark>; readonly storybook: string; readonly ready: boolean; readonly trouble: boolean }

export const useMarks = create<Kept>(() => ({ marks: new Map(), storybook: usualStorybook, ready: false, trouble: false }))

const isMark = (value: unknown): value is Mark => value === 'seen' || value === 'approved' || value === 'change'

const failed = (): void => useMarks.setState({ ready: true, trouble: true })

export const loadMarks = async (): Promise<void> => {
  try {
    const all = await entries<string, unknown>(roomStore)
    const kept = new Map(all.flatMap(([key, value]) => (key.startsWith(prefix) && isMark(value) ? [[key.slice(prefix.length), value] as const] : [])))
    const [, address] = all.find(([key]) => key === storybookKey) ?? []
    useMarks.setState({ marks: kept, ready: true, ...typeof address === 'string' && { storybook: address } })
  } catch {
    failed()
  }
}

/** Marks a screen's state, or takes its mark away. */
export const mark = (key: string, as: Mark | null): void => {
  useMarks.setState(({ marks: before }) => {
    const now = new Map(before)
    if (as === null) now.delete(key)
    else now.set(key, as)
    return { marks: now }
  })
  const kept = as === null ? del(prefix + key, roomStore) : setMany([[prefix + key, as]], roomStore)
  kept.catch(failed)
}

/** Only a web address is one; anything else leaves it as it was. */
export const keepStorybook = (text: string): boolean => {
  const address = text.trim().replace(/\/+$/, '')
  if (!/^https?:\/\/[^\s/]+/.test(address)) return false
  useMarks.setState({ storybook: address })
  set(storybookKey, address, roomStore).catch(failed)
  return true
}
