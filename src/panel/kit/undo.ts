import { create } from 'zustand'

interface Offer {
  /** Writes that can be taken back, the latest last; none: nothing is offered. */
  readonly changes: readonly number[]
  /** Counts the offers: each has its own 10 s. */
  readonly id: number
}

/** What 'Deshacer' would take back, for as long as it is offered. */
export const useUndo = create<Offer>(() => ({ changes: [], id: 0 }))

/** Nothing is offered where the API names no write. */
export const offerUndo = (...changes: (number | undefined)[]): void => {
  const known = changes.filter((change) => change !== undefined)
  if (known.length > 0) useUndo.setState(({ id }) => ({ changes: known, id: id + 1 }))
}
export const endUndo = (): void => useUndo.setState({ changes: [] })
