import { entries as storedEntries, get, set } from 'idb-keyval'
import { create } from 'zustand'
import { local } from '../../state/storage.ts'
import { done } from '../database.ts'
import { hasComments, reviewStore } from '../kept.ts'
import { isGone, type Comment, type Entry } from './comment.ts'
import { merged } from './merge.ts'

interface Comments {
  readonly entries: readonly Entry[]
  /** The last failure of the browser, in words; empty without one. */
  readonly trouble: string
  readonly ready: boolean
}

/** Every comment of this browser, and the traces of deleted ones. */
export const useComments = create<Comments>(() => ({ entries: [], trouble: '', ready: false }))

const prefix = 'comentario:'
const keyOf = ({ id }: { readonly id: string }): string => prefix + id
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('vidriera-sala') : undefined

const read = async (): Promise<Entry[]> => {
  const all = await storedEntries<string, Entry>(reviewStore)
  return all.flatMap(([key, entry]) => (key.startsWith(prefix) ? [entry] : []))
}

const show = (entries: readonly Entry[]): void => {
  useComments.setState({ entries, ready: true, trouble: '' })
  if (entries.some((entry) => !isGone(entry))) local.setItem(hasComments, '1')
  else local.removeItem(hasComments)
}

const failed = (): void =>
  useComments.setState({
    ready: true,
    trouble:
      'Este navegador no deja guardar los comentarios (puede ser una ventana privada, o falta espacio). Exportalos antes de cerrar.',
  })

/** Reads the comments from the browser, again after every write of another tab. */
export const loadComments = async (): Promise<void> => {
  try {
    show(await read())
  } catch {
    failed()
  }
}

channel?.addEventListener('message', () => void loadComments())

/** Merges in one transaction, so that comments of another tab are not overwritten. */
const absorbAll = (theirs: readonly Entry[]) =>
  reviewStore('readwrite', async (store) => {
    const kept: readonly Entry[] = await done(store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)))
    const now = merged(kept, theirs)
    for (const entry of now) store.put(entry, keyOf(entry))
    return now
  })

/** Merges new and changed comments of this tab or of a file. */
export const absorb = async (theirs: readonly Entry[]): Promise<void> => {
  // The comments are shown before they are stored. Where storing fails, they last as long as the page.
  useComments.setState(({ entries }) => ({ entries: merged(entries, theirs) }))
  try {
    show(await absorbAll(theirs))
    channel?.postMessage('comentarios')
  } catch {
    failed()
  }
}

/** Undoes a deletion of this browser, before any export tells others of it. */
export const putBack = async (comment: Comment): Promise<void> => {
  useComments.setState(({ entries }) => ({
    entries: entries.map((entry) => (entry.id === comment.id ? comment : entry)),
  }))
  try {
    await set(keyOf(comment), comment, reviewStore)
    show(await read())
    channel?.postMessage('comentarios')
  } catch {
    failed()
  }
}

const nameKey = 'revisor'

/** The reviewer's name in this browser; empty until it is given. */
export const reviewer = async (): Promise<string> => {
  try {
    return (await get<string>(nameKey, reviewStore)) ?? ''
  } catch {
    return ''
  }
}

export const keepReviewer = async (name: string): Promise<void> =>
  set(nameKey, name, reviewStore).catch(() => undefined)
