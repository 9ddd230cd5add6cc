import type { UseStore } from 'idb-keyval'
import { local } from '../../../state/storage.ts'
import { isRecord } from '../../../contract/record.ts'
import { holdsFile, type Values } from './same.ts'

/** Typed values that were not saved. A draft stays in this browser. */
export interface Draft {
  readonly at: number
  /** The stored values of the changed fields at that time. */
  readonly base: Values
  readonly values: Values
  /** An earlier draft that was neither taken nor dropped. */
  readonly older?: Draft | undefined
}

const open = async () => {
  const idb = await import('idb-keyval')
  return { ...idb, store: idb.createStore('vidriera-borradores', 'borradores') }
}
let opened: ReturnType<typeof open> | undefined
const library = () => (opened ??= open())

/** A browser without storage has no drafts; the form works without them. */
const orNothing = async <Result>(
  act: (idb: Awaited<ReturnType<typeof open>> & { store: UseStore }) => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await act(await library())
  } catch (error) {
    console.warn('Los borradores no se pueden guardar en este navegador', error)
    return undefined
  }
}

/** A private window of WebKit stores no files. */
const withoutFiles = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !holdsFile(value)))

/** The drafts of a page that ended: local storage is written at once, the database is not. */
const lastWords = 'borradores'

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && typeof value['at'] === 'number' && isRecord(value['base']) && isRecord(value['values'])

const written = (): Record<string, Draft> => {
  try {
    const kept: unknown = JSON.parse(local.getItem(lastWords) ?? '{}')
    const entries = isRecord(kept) ? Object.entries(kept) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, Draft] => isDraft(entry[1])))
  } catch {
    return {}
  }
}
const write = (drafts: Readonly<Record<string, Draft>>): void => {
  if (Object.keys(drafts).length === 0) local.removeItem(lastWords)
  else local.setItem(lastWords, JSON.stringify(drafts))
}
const forget = (isOver: (key: string) => boolean): void => {
  const all = written()
  if (Object.keys(all).some(isOver)) write(Object.fromEntries(Object.entries(all).filter(([key]) => !isOver(key))))
}

/**
 * Writes a draft at once, for a page that ends. Files are left out: the database may have them. Without room the draft is the last one
 * in the database.
 */
export const keepLastWords = (key: string, draft: Draft): void => {
  try {
    write({ ...written(), [key]: { ...draft, values: withoutFiles(draft.values) } })
  } catch (error) {
    console.warn('No hay lugar para lo último que se escribió', error)
  }
}

/** The files of one draft with the words of a later one. */
const later = (kept: Draft | undefined, last: Draft | undefined): Draft | undefined => {
  if (!kept || !last || last.at <= kept.at) return kept ?? last
  const files = Object.entries(kept.values).filter(([, value]) => holdsFile(value))
  return { ...last, values: { ...Object.fromEntries(files), ...last.values } }
}

export const dropDraft = (key: string): Promise<void> => {
  forget((one) => one === key)
  return orNothing(({ del, store }) => del(key, store))
}
export const keepDraft = (key: string, draft: Draft): Promise<void> =>
  orNothing(async ({ set, store }) => {
    await set(key, draft, store).catch(() => set(key, { ...draft, values: withoutFiles(draft.values) }, store))
    forget((one) => one === key)
  })
export const readDraft = async (key: string): Promise<Draft | undefined> => {
  const last = written()[key]
  const draft = later(await orNothing(({ get, store }) => get<Draft>(key, store)), last)
  if (last && draft) await keepDraft(key, draft)
  return draft
}

/** The key of a user's draft of a form. */
export const draftKey = (user: number | null, form: string): string => `${user ?? 0} ${form}`

/** Deletes every draft of a user who logs out. */
export const dropDraftsOf = (user: number | null): Promise<void> => {
  const isOwn = (key: string) => key.startsWith(draftKey(user, ''))
  forget(isOwn)
  return orNothing(async ({ keys, delMany, store }) => delMany((await keys<string>(store)).filter(isOwn), store))
}
