import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Does, Endpoint } from '../../../contract/endpoint.ts'
import { useSession } from '../../../state/session.ts'
import { idOf } from '../id-of.ts'
import { useDiscard } from '../leave.ts'
import { ShownSection, useOpenScreen } from '../place.ts'
import { draftKey, dropDraft, keepDraft, keepLastWords, readDraft, type Draft } from './drafts.ts'
import { changesFrom, holdsFile, type Values } from './same.ts'

const writeAfter = 250

/** The name of a form with the ids of its record: 'updateProducto 25'. */
const formOf = ({ name, request, query }: Endpoint<Values>, start: Values): string =>
  [
    name,
    ...Object.entries({ ...query, ...request })
      .filter(([, { kind }]) => kind === 'id')
      .map(([field]) => start[field]),
  ].join(' ')

/** Keeps typed values as a draft until they are saved, and offers the draft of an earlier visit. */
export const useDraft = (
  form: UseFormReturn<Values>,
  save: Endpoint<Values>,
  start: Values,
  stored: () => ReadonlyMap<string, unknown>,
) => {
  const [key] = useState(() => draftKey(useSession.getState().idLogin, formOf(save, start)))
  const [offer, setOffer] = useState<Draft>()
  const [dirty, setDirty] = useState(false)

  const changed = () =>
    Object.fromEntries(
      Object.entries(changesFrom(stored(), form.getValues())).filter(
        ([name]) => save.request[name]?.kind !== 'password',
      ),
    )
  /** The draft to keep now: the typed values, else the draft of an earlier visit. */
  const draftNow = (): Draft | undefined => {
    const values = changed()
    const base = Object.fromEntries(Object.keys(values).map((name) => [name, stored().get(name)]))
    return Object.keys(values).length > 0 ? { at: Date.now(), base, values, older: offer } : offer
  }
  /** The timer of the next write; undefined when every typed value is on its way. */
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const write = useEffectEvent(() => {
    waiting.current = undefined
    const draft = draftNow()
    void (draft ? keepDraft(key, draft) : dropDraft(key))
  })
  const atTheEnd = useEffectEvent(() => {
    const draft = draftNow()
    if (waiting.current !== undefined && draft) keepLastWords(key, draft)
  })
  const check = () => setDirty(Object.keys(changesFrom(stored(), form.getValues())).length > 0)
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
        follow()
        clearTimeout(waiting.current)
        waiting.current = setTimeout(() => write(), writeAfter)
      },
    })
    return () => {
      removeEventListener('pagehide', end)
      // `drop` has cleared the timer where somebody left or saved. A timer that still runs means that another account has come.
      if (waiting.current !== undefined) write()
      clearTimeout(waiting.current)
      stop()
    }
  }, [form])
  const drop = () => {
    clearTimeout(waiting.current)
    waiting.current = undefined
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

/** Values that move to another form: their record was deleted meanwhile, has just been made, or is copied. */
interface HandOff {
  readonly resource: string | undefined
  readonly does: Does
  readonly values: Values
}

let waiting: HandOff | undefined

/** Hands values to the next form of the same collection that does this. */
export const handOff = (of: Pick<Endpoint<Values>, 'of'>, does: Does, values: Values): void => {
  waiting = { resource: of.of?.resource, does, values }
}

/** The values for this form; a second call finds none. */
const takeHandOff = ({ of, does, request }: Endpoint<Values>): Values | undefined => {
  if (!waiting || waiting.resource !== of?.resource || waiting.does !== does) return undefined
  const { values } = waiting
  waiting = undefined
  return Object.fromEntries(Object.entries(values).filter(([name]) => request[name]?.kind !== 'id'))
}

const savedBefore = 'Se guardó lo anterior. Lo que escribiste mientras se guardaba todavía no.'
const someLeft = 'Lo demás se guardó. Acá queda lo que no entró: probá de nuevo.'
const withoutSome = 'Se guardó, menos las imágenes marcadas: reintentá o quitalas.'

/** Moves typed values to another form where this one no longer serves. */
export const useGoOn = (form: UseFormReturn<Values>, save: Endpoint<Values>, recover: (values: Values) => void) => {
  const ways = use(ShownSection)
  const openScreen = useOpenScreen()

  const take = useEffectEvent(() => {
    const values = takeHandOff(save)
    if (values) recover(values)
  })
  useEffect(() => take(), [])

  /**
   * Values typed during a save stay unsaved: in this form, with a reason to show, or after a create in the form that edits the new record.
   * Undefined where nothing was typed.
   */
  const keepTyping = (newer: Values, answer: unknown, stays: boolean): { readonly reason?: string } | undefined => {
    if (Object.keys(newer).length === 0) return undefined
    if (stays) return { reason: someLeft }
    const id = idOf(answer)
    if (save.does !== 'create' || ways.edit === undefined || id === undefined)
      return { reason: Object.values(newer).every(holdsFile) ? withoutSome : savedBefore }
    handOff(save, 'update', newer)
    openScreen(ways.edit, { id, ask: false })
    return {}
  }
  const { create } = ways
  const remake =
    create === undefined
      ? undefined
      : () => {
          handOff(save, 'create', form.getValues())
          openScreen(create, { ask: false })
        }
  return { keepTyping, remake }
}
