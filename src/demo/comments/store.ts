import { entries as storedEntries, get, set } from 'idb-keyval'
import { create } from 'zustand'
import { local } from '../../state/storage.ts'
import { roomStore } from '../kept.ts'
import { isGone, type Comment, type Entry } from './comment.ts'
import { merged } from './merge.ts'
import { flag } from './pins-if-any.ts'

interface Comments {
  readonly entries: readonly Entry[]
  /** What the browser refused to do, in words; empty while all is well. */
  readonly trouble: string
  readonly ready: boolean
}

/** Every comment of this browser, and what is left of those deleted. */
export const useComments = create<Comments>(() => ({ entries: [], trouble: '', ready: false }))

const prefix = 'comentario:'
const keyOf = ({ id }: { readonly id: string }): string => prefix + id
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('vidriera-sala') : undefined

const read = async (): Promise<Entry[]> => {
  const all = await storedEntries<string, Entry>(roomStore)
  return all.flatMap(([key, entry]) => (key.startsWith(prefix) ? [entry] : []))
}

const show = (entries: readonly Entry[]): void => {
  useComments.setState({ entries, ready: true, trouble: '' })
  if (entries.some((entry) => !isGone(entry))) local.setItem(flag, '1')
  else local.removeItem(flag)
}

const failed = (): void =>
  useComments.setState({
    ready: true,
    trouble:
      'Este navegador no deja guardar los comentarios (puede ser una ventana privada, o falta espacio). Exportalos antes de cerrar.',
  })

/** Reads them from the browser; again whenever another tab writes. */
export const loadComments = async (): Promise<void> => {
  try {
    show(await read())
  } catch {
    failed()
  }
}

channel?.addEventListener('message', () => void loadComments())

/** One transaction: what another tab wrote meanwhile is merged, not written over. */
const absorbAll = (theirs: readonly Entry[]) =>
  roomStore('readwrite', async (store) => {
    const kept = await all<Entry>(store)
    const now = merged(kept, theirs)
    for (const entry of now) store.put(entry, keyOf(entry))
    return now
  })

const all = <Value>(store: IDBObjectStore) =>
  new Promise<Value[]>((resolve, reject) => {
    const asked = store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uFFFF`))
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error ?? new Error('IndexedDB')))
  })

/** Takes in new and changed comments, of here or of somebody's file. */
export const absorb = async (theirs: readonly Entry[]): Promise<void> => {
  // Shown before it is kept: where the browser keeps nothing, it lasts as long as the page.
  useComments.setState(({ entries }) => ({ entries: merged(entries, theirs) }))
  try {
    show(await absorbAll(theirs))
    channel?.postMessage('comentarios')
  } catch {
    failed()
  }
}

/** Undoes a deletion of this browser's own, before anybody else has heard of it. */
export const putBack = async (comment: Comment): Promise<void> => {
  useComments.setState(({ entries }) => ({
    entries: entries.map((entry) => (entry.id === comment.id ? comment : entry)),
  }))
  try {
    await set(keyOf(comment), comment, roomStore)
    show(await read())
    channel?.postMessage('comentarios')
  } catch {
    failed()
  }
}

const nameKey = 'revisor'

/** Who reviews in this browser; empty until somebody says so. */
export const reviewer = async (): Promise<string> => {
  try {
    return (await get<string>(nameKey, roomStore)) ?? ''
  } catch {
    return ''
  }
}

export const keepReviewer = async (name: string): Promise<void> => set(nameKey, name, roomStore).catch(() => undefined)
