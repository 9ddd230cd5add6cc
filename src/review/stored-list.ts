/** The reviewers' records in this browser, by id, merged with those of other tabs and of other reviewers. */
import { entries as storedEntries } from 'idb-keyval'
import { create } from 'zustand'
import { askToPersist } from '#state/persistence.ts'
import { done } from './database.ts'
import { reviewStore } from './stored-value.ts'

interface StoredState<Entry> {
  readonly entries: readonly Entry[]
  readonly ready: boolean
  /** Whether the browser refused the last read or write. */
  readonly trouble: boolean
}

interface StoredListOptions<Entry, Stored> {
  /** Begins the keys of these records. */
  readonly prefix: string
  /** A record's key after the prefix; by default the record's id. */
  readonly getKey?: (entry: Entry) => string
  /** The record under a key; none where the record cannot be read. */
  readonly read: (key: string, value: Stored) => readonly Entry[]
  readonly merged: Merge<Entry>
}

type Merge<Entry> = (mine: readonly Entry[], theirs: readonly Entry[]) => readonly Entry[]

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('vidriera-sala') : undefined

export const storedList = <Entry extends { readonly id: string }, Stored = Entry>({
  prefix,
  getKey = ({ id }) => id,
  read,
  merged,
}: StoredListOptions<Entry, Stored>) => {
  const use = create<StoredState<Entry>>(() => ({ entries: [], ready: false, trouble: false }))

  /** Shows the stored records after the work. Where the work or the read fails, the shown records last as long as the page. */
  const showAfter = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
      const pairs = await storedEntries<string, Stored>(reviewStore)
      const entries = pairs.flatMap(([key, value]) =>
        key.startsWith(prefix) ? read(key.slice(prefix.length), value) : [],
      )
      // A record may lie under an older build's key as well.
      use.setState({ entries: merged(entries, []), ready: true, trouble: false })
    } catch {
      use.setState({ ready: true, trouble: true })
    }
  }
  const load = () => showAfter(() => Promise.resolve())
  channel?.addEventListener('message', () => void load())

  /** Takes records of this tab or of a file, in one transaction, so that those of another tab are not overwritten. */
  const absorb = async (theirs: readonly Entry[], together = merged): Promise<void> => {
    if (theirs.length > 0) void askToPersist()
    use.setState(({ entries }) => ({ entries: together(entries, theirs) }))
    await showAfter(async () => {
      await reviewStore('readwrite', async (store) => {
        const stored = done(store.transaction)
        for (const entry of theirs) {
          const key = prefix + getKey(entry)
          const value: Stored | undefined = await done(store.get(key))
          const [now] = together(value === undefined ? [] : read(getKey(entry), value), [entry])
          store.put(now, key)
        }
        await stored
      })
      channel?.postMessage(prefix)
    })
  }
  return { use, load, absorb }
}

/** A merge that lets theirs win, as undoing does. */
export const replacing = <Entry extends { readonly id: string }>(
  mine: readonly Entry[],
  theirs: readonly Entry[],
): readonly Entry[] => [...mine.filter(({ id }) => !theirs.some((entry) => entry.id === id)), ...theirs]
