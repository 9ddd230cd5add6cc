import { create } from 'zustand'
import { useExtension } from '#api/extensions.ts'
import { deshacer } from '#contract/cambio.ts'
import { parse } from '#contract/reading/parse.ts'
import { isRecord } from '#contract/record.ts'
import { useSession } from '#state/session.ts'
import { tabStorage } from '#state/storage.ts'

interface Offer {
  /** The numbers of the writes to undo, the latest last. Without any, nothing is offered. */
  readonly changes: readonly number[]
  /** A phrase for each step: 'se eliminó Bulón U'. */
  readonly steps: readonly string[]
  /** Counts the offers: each has its own 10 s. */
  readonly id: number
}

export const offeredFor = 10_000
const key = 'deshacer'
const nothing: Offer = { changes: [], steps: [], id: 0 }

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'

/** The offer of this tab right before a reload, for the same account. */
const storedOffer = (): Offer => {
  const offer = parse(tabStorage.getItem(key) ?? '')
  // A duplicated tab would offer to undo as well.
  tabStorage.removeItem(key)
  if (!isRecord(offer) || !isNumber(offer['until']) || offer['until'] < Date.now()) return nothing
  const { user, changes, steps } = offer
  if (user !== useSession.getState().idLogin || !Array.isArray(changes) || !Array.isArray(steps)) return nothing
  return { changes: changes.filter(isNumber), steps: steps.filter(isText), id: 1 }
}

/** The open offer of 'Deshacer'; a reload keeps it. */
export const useUndo = create<Offer>(storedOffer)

/** Offers to undo these writes together with those offered already. Without a write that the API names there is no offer. */
export const offerUndo = (step: string, ...changes: readonly (number | undefined)[]): void => {
  const made = changes.filter((change) => change !== undefined)
  if (made.length === 0) return
  useUndo.setState((previous) => ({
    changes: [...previous.changes, ...made],
    steps: [...previous.steps, step],
    id: previous.id + 1,
  }))
}
/** A reload that takes longer loses the offer. */
const reloadFor = 60_000
export const keepUndo = (): void => {
  const offer = useUndo.getState()
  if (offer.changes.length === 0) return
  const user = useSession.getState().idLogin
  tabStorage.setItem(key, JSON.stringify({ ...offer, user, until: Date.now() + reloadFor }))
}
export const endUndo = (): void => {
  tabStorage.removeItem(key)
  useUndo.setState({ changes: [], steps: [] })
}

/** The last sentence of a question before a delete. */
export const useUndoHint = (isUndoable: boolean): string =>
  useExtension(deshacer) && isUndoable ? 'Enseguida después se puede deshacer.' : 'No se puede deshacer.'
