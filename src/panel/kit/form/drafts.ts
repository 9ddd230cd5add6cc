import type { UseStore } from 'idb-keyval'
import type { Values } from '../form-context.ts'
import { holdsFile } from './same.ts'

/** What was typed into a form and not saved. Kept in this browser alone. */
export interface Draft {
  readonly at: number
  /** What was stored then, of the fields that were changed. */
  readonly base: Values
  readonly values: Values
  /** One before it that was neither taken nor thrown away. */
  readonly older?: Draft | undefined
}

const open = async () => {
  const idb = await import('idb-keyval')
  return { ...idb, store: idb.createStore('vidriera-borradores', 'borradores') }
}
let opened: ReturnType<typeof open> | undefined
const library = () => (opened ??= open())

/** A browser that keeps nothing has no drafts either: the form works as ever. */
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

export const readDraft = (key: string): Promise<Draft | undefined> =>
  orNothing(({ get, store }) => get<Draft>(key, store))
export const dropDraft = (key: string): Promise<void> => orNothing(({ del, store }) => del(key, store))
export const keepDraft = (key: string, draft: Draft): Promise<void> =>
  orNothing(({ set, store }) =>
    set(key, draft, store).catch(() => set(key, { ...draft, values: withoutFiles(draft.values) }, store)),
  )

/** Each user's own. */
export const draftKey = (user: number | null, form: string): string => `${user ?? 0} ${form}`

/** Whoever leaves takes along what was not saved. */
export const dropDraftsOf = (user: number | null): Promise<void> =>
  orNothing(async ({ keys, delMany, store }) => {
    const own = (await keys<string>(store)).filter((key) => key.startsWith(draftKey(user, '')))
    await delMany(own, store)
  })
