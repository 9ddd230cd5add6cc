import { use, useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Does, Endpoint } from '../../../contract/endpoint.ts'
import { idOf } from '../id-of.ts'
import { ShownSection, useOpenScreen } from '../place.ts'
import { holdsFile, type Values } from './model.ts'

/** Values that move to another form: their record was deleted meanwhile, has just been made, or is copied. */
interface HandOff {
  readonly resource: string | undefined
  readonly does: Does
  readonly values: Values
}

let handed: HandOff | undefined

/** Hands values to the next form of the same collection that does this. */
export const handOff = (of: Pick<Endpoint<Values>, 'of'>, does: Does, values: Values): void => {
  handed = { resource: of.of?.resource, does, values }
}

/** The values for this form; a second call finds none. */
const takeHandOff = ({ of, does, request }: Endpoint<Values>): Values | undefined => {
  if (!handed || handed.resource !== of?.resource || handed.does !== does) return undefined
  const { values } = handed
  handed = undefined
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
