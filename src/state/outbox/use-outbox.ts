import { create } from 'zustand'
import { allWaiting, onNews, type Waiting } from './waiting.ts'

interface Outbox {
  readonly waiting: readonly Waiting[]
  /** Something that had waited has been sent: for people to be told. */
  readonly justSent: boolean
}

/** What waits in this browser, whichever tab or worker keeps or sends it. */
export const useOutbox = create<Outbox>(() => ({ waiting: [], justSent: false }))

const refresh = async () => {
  // What is being sent for the first time, its form shows.
  useOutbox.setState({ waiting: (await allWaiting()).filter(({ state }) => state !== 'sending') })
}

/** Looks, and goes on looking; returns how to stop. */
export const watchOutbox = (): (() => void) => {
  void refresh()
  return onNews((news) => {
    if (news === 'sent') useOutbox.setState({ justSent: true })
    void refresh()
  })
}
