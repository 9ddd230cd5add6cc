import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { useSession } from '../../../state/session.ts'
import type { Values } from '../form-context.ts'
import { useDiscard } from '../leave.ts'
import { draftKey, dropDraft, keepDraft, readDraft, type Draft } from './drafts.ts'
import { changesFrom } from './same.ts'

const writeAfter = 250

/** Which form it is, and of which record: 'updateProducto 25'. */
const formOf = ({ name, request, query }: Endpoint<Values>, start: Values): string =>
  [
    name,
    ...Object.entries({ ...query, ...request })
      .filter(([, { kind }]) => kind === 'id')
      .map(([field]) => start[field]),
  ].join(' ')

/** Keeps what is typed, as one types, until it is saved; offers what an earlier visit left. */
export const useDraft = (
  form: UseFormReturn<Values>,
  save: Endpoint<Values>,
  start: Values,
  stored: Map<string, unknown>,
) => {
  const [key] = useState(() => draftKey(useSession.getState().idLogin, formOf(save, start)))
  const [offer, setOffer] = useState<Draft>()
  const [dirty, setDirty] = useState(false)

  const changed = () =>
    Object.fromEntries(
      Object.entries(changesFrom(stored, form.getValues())).filter(([name]) => save.request[name]?.kind !== 'password'),
    )
  const write = useEffectEvent(() => {
    const values = changed()
    const base = Object.fromEntries(Object.keys(values).map((name) => [name, stored.get(name)]))
    if (Object.keys(values).length > 0) void keepDraft(key, { at: Date.now(), base, values, older: offer })
    else void (offer ? keepDraft(key, offer) : dropDraft(key))
  })
  const look = () => setDirty(Object.keys(changesFrom(stored, form.getValues())).length > 0)
  const follow = useEffectEvent(look)
  useEffect(() => {
    void readDraft(key).then(setOffer)
  }, [key])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        follow()
        clearTimeout(timer)
        timer = setTimeout(() => write(), writeAfter)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form])
  const drop = () => void (offer ? keepDraft(key, offer) : dropDraft(key))
  useDiscard(drop)
  const answered = (older: Draft | undefined) => {
    setOffer(older)
    if (older) void keepDraft(key, older)
    else void dropDraft(key)
  }
  return { dirty, look, offer, drop, answered }
}
