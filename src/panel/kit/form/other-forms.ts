import { use, useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Endpoint } from '#contract/endpoint.ts'
import { takeValues } from '../next-screen.ts'
import { toPlaceHash, ShownPlace, ShownSection, useOpenScreen } from '../place.ts'
import { getRecordId } from '../stored.ts'
import { holdsFile, type Values } from './model.ts'

const savedBefore = 'Se guardó lo anterior. Lo que escribiste mientras se guardaba todavía no.'
const someLeft = 'Lo demás se guardó. Acá queda lo que no entró: probá de nuevo.'
const withoutSome = 'Se guardó, menos las imágenes marcadas: reintentá o quitalas.'

/** Moves typed values to another form where this one no longer serves. */
export const useOtherForms = (
  form: UseFormReturn<Values>,
  save: Endpoint<Values>,
  recover: (values: Values) => void,
  drop: () => void,
) => {
  const screens = use(ShownSection)
  const openScreen = useOpenScreen()
  const placeHash = toPlaceHash(use(ShownPlace))
  const take = useEffectEvent(() => {
    const values = Object.entries(takeValues(placeHash) ?? {}).filter(([name]) => save.request[name]?.kind !== 'id')
    if (values.length > 0) recover(Object.fromEntries(values))
  })
  useEffect(() => take(), [])

  /**
   * Values typed during a save stay unsaved: in this form, with a reason to show, or after a create in the form that edits the new record.
   * Undefined where nothing was typed.
   */
  const keepTyping = (newer: Values, answer: unknown, stays: boolean): { readonly reason?: string } | undefined => {
    if (Object.keys(newer).length === 0) return undefined
    if (stays) return { reason: someLeft }
    const id = getRecordId(answer)
    if (save.does !== 'create' || screens.edit === undefined || id === undefined)
      return { reason: Object.values(newer).every(holdsFile) ? withoutSome : savedBefore }
    openScreen(screens.edit, { id, ask: false, values: newer })
    return {}
  }
  const { create } = screens
  const remake =
    create === undefined
      ? undefined
      : () => {
          drop()
          openScreen(create, { ask: false, values: form.getValues() })
        }
  return { keepTyping, remake }
}
