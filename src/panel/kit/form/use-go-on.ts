import { use, useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Values } from '../form-context.ts'
import { idOf } from '../id-of.ts'
import { useOpenScreen, Ways } from '../place.ts'
import { handOff, takeHandOff } from './hand-off.ts'

const savedBefore = 'Se guardó lo anterior. Lo que escribiste mientras se guardaba todavía no.'

/** Where what was typed goes on when its own form no longer serves. */
export const useGoOn = (form: UseFormReturn<Values>, save: Endpoint<Values>, recover: (values: Values) => void) => {
  const ways = use(Ways)
  const openScreen = useOpenScreen()
  const [note, setNote] = useState<string>()

  const take = useEffectEvent(() => {
    const values = takeHandOff(save)
    if (values) recover(values)
  })
  useEffect(() => take(), [])

  /** Typed while it was being saved: it stays, unsaved; of a record that is new by now, in the form that edits it. True where one stays. */
  const staysFor = (newer: Values, answer: unknown): boolean => {
    setNote(undefined)
    if (Object.keys(newer).length === 0) return false
    const id = idOf(answer)
    if (save.does === 'create' && ways.edit !== undefined && id !== undefined) {
      handOff(save, 'update', newer)
      openScreen(ways.edit, { id, ask: false })
    } else setNote(savedBefore)
    return true
  }
  const { create } = ways
  const remake =
    create === undefined
      ? undefined
      : () => {
          handOff(save, 'create', form.getValues())
          openScreen(create, { ask: false })
        }
  return { staysFor, note, remake }
}
