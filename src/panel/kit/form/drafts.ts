import type { UseStore } from 'idb-keyval'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { sleep } from '#api/sleep.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { parse } from '#contract/reading/parse.ts'
import { isRecord } from '#contract/record.ts'
import { useSession } from '#state/session.ts'
import { local } from '#state/storage.ts'
import { showError, screenErrorKey } from '../alert.ts'
import { useDiscard } from '../leave.ts'
import { changesFrom, holdsFile, type Values } from './model.ts'

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
const library = () =>
  (opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  }))

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

const filterEntries = <Value>(entries: Readonly<Record<string, Value>>, may: (key: string, value: Value) => boolean) =>
  Object.fromEntries(Object.entries(entries).filter((entry) => may(...entry)))

/** A private window of WebKit stores no files. */
const withoutFiles = (values: Values): Values => filterEntries(values, (_, value) => !holdsFile(value))

/** The drafts of a page that ended: local storage is written at once, the database is not. */
const lastWords = 'borradores'

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && typeof value['at'] === 'number' && isRecord(value['base']) && isRecord(value['values'])

const readLastWords = (): Record<string, Draft> => {
  const value = parse(local.getItem(lastWords) ?? '')
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, Draft] => isDraft(entry[1])))
}
const write = (drafts: Readonly<Record<string, Draft>>): void => {
  if (Object.keys(drafts).length === 0) local.removeItem(lastWords)
  else local.setItem(lastWords, JSON.stringify(drafts))
}
const forget = (isOver: (key: string) => boolean): void => {
  const drafts = readLastWords()
  if (Object.keys(drafts).some(isOver)) write(filterEntries(drafts, (key) => !isOver(key)))
}

/**
 * Writes a draft at once, for a page that ends. Files are left out: the database may have them. Without room the draft is the last one
 * in the database.
 */
const keepLastWords = (key: string, draft: Draft): void => {
  try {
    write({ ...readLastWords(), [key]: { ...draft, values: withoutFiles(draft.values) } })
  } catch (error) {
    console.warn('No hay lugar para lo último que se escribió', error)
  }
}

/** The files of one draft with the texts of a later one. */
const mergeDrafts = (stored: Draft | undefined, last: Draft | undefined): Draft | undefined => {
  if (!stored || !last || last.at <= stored.at) return stored ?? last
  return { ...last, values: { ...filterEntries(stored.values, (_, value) => holdsFile(value)), ...last.values } }
}

export const dropDraft = (key: string): Promise<void> => {
  forget((writtenKey) => writtenKey === key)
  return orNothing(({ del, store }) => del(key, store))
}
export const keepDraft = (key: string, draft: Draft): Promise<void> =>
  orNothing(async ({ set, store }) => {
    await set(key, draft, store).catch(() => set(key, { ...draft, values: withoutFiles(draft.values) }, store))
    forget((writtenKey) => writtenKey === key)
  })

/** In ms: a database may never open, and the last words are offered all the same. */
const patience = 10_000

export const readDraft = async (key: string): Promise<Draft | undefined> => {
  const last = readLastWords()[key]
  const reading = orNothing(({ get, store }) => get<Draft>(key, store))
  const draft = mergeDrafts((await Promise.race([reading, sleep(patience)])) ?? undefined, last)
  if (last && draft) void keepDraft(key, draft)
  return draft
}

export const draftKey = (user: number | null, form: string): string => `${user ?? 0} ${form}`

/** Deletes every draft of a user who logs out. */
export const dropUserDrafts = (user: number | null): Promise<void> => {
  const isOwn = (key: string) => key.startsWith(draftKey(user, ''))
  forget(isOwn)
  return orNothing(async ({ keys, delMany, store }) => delMany((await keys<string>(store)).filter(isOwn), store))
}

const writeAfter = 250

const waits =
  'Entró otra cuenta. Lo que escribió la anterior quedó como borrador, y se le ofrece cuando vuelva a este formulario.'

/** The name of a form with the ids of its record: 'updateProducto 25'. */
const getFormName = ({ name, request, query }: Endpoint<Values>, start: Values): string =>
  [
    name,
    ...Object.entries({ ...query, ...request })
      .filter(([, { kind }]) => kind === 'id')
      .map(([field]) => start[field]),
  ].join(' ')

/** Keeps typed values as a draft until they are saved, and offers the draft of an earlier visit. */
export const useDraft = (form: UseFormReturn<Values>, save: Endpoint<Values>, start: Values, stored: () => Values) => {
  const [author] = useState(() => useSession.getState().idLogin)
  const [key] = useState(() => draftKey(author, getFormName(save, start)))
  const [offer, setOffer] = useState<Draft>()
  const [dirty, setDirty] = useState(false)

  const changes = () => changesFrom(stored(), form.getValues())
  /** The draft to keep now: the typed values, else the draft of an earlier visit. */
  const draftNow = (): Draft | undefined => {
    const values = filterEntries(changes(), (name) => save.request[name]?.kind !== 'password')
    const base = filterEntries(stored(), (name) => name in values)
    return Object.keys(values).length > 0 ? { at: Date.now(), base, values, older: offer } : offer
  }
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** False once something was typed that was neither saved nor dropped. */
  const settled = useRef(true)
  const keepNow = useEffectEvent(() => {
    const draft = draftNow()
    void (draft ? keepDraft(key, draft) : dropDraft(key))
  })
  const atTheEnd = useEffectEvent(() => {
    const draft = draftNow()
    if (!settled.current && draft) keepLastWords(key, draft)
  })
  const check = () => setDirty(Object.keys(changes()).length > 0)
  const follow = useEffectEvent(check)
  useEffect(() => {
    void readDraft(key).then(setOffer)
  }, [key])
  useEffect(() => {
    const end = () => atTheEnd()
    addEventListener('pagehide', end)
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        settled.current = false
        follow()
        clearTimeout(waiting.current)
        waiting.current = setTimeout(() => keepNow(), writeAfter)
      },
    })
    return () => {
      removeEventListener('pagehide', end)
      clearTimeout(waiting.current)
      stop()
      if (settled.current) return
      // Another account has come. Its author's logout in another tab has deleted the draft.
      keepNow()
      const { idLogin } = useSession.getState()
      if (idLogin !== null && idLogin !== author) showError(waits, screenErrorKey)
    }
  }, [form, author])
  const drop = () => {
    clearTimeout(waiting.current)
    settled.current = true
    void (offer ? keepDraft(key, offer) : dropDraft(key))
  }
  useDiscard(drop)
  const answered = (older: Draft | undefined) => {
    setOffer(older)
    if (older) void keepDraft(key, older)
    else void dropDraft(key)
  }
  return { dirty, check, offer, drop, answered }
}
