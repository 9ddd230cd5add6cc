import { create } from 'zustand'
import { allWaiting, onNews, type Waiting } from './waiting.ts'

interface Outbox {
  readonly waiting: readonly Waiting[]
  /** A message that had waited was sent, and people are told. */
  readonly justSent: boolean
}

/** The waiting messages of this browser, from every tab and the worker. */
export const useOutbox = create<Outbox>(() => ({ waiting: [], justSent: false }))

const refresh = async () => {
  // The form shows a message that is being sent for the first time.
  useOutbox.setState({ waiting: (await allWaiting()).filter(({ state }) => state !== 'sending') })
}

/** Reads the outbox and follows its changes; returns how to stop. */
export const watchOutbox = (): (() => void) => {
  void refresh()
  return onNews((news) => {
    if (news === 'sent') useOutbox.setState({ justSent: true })
    void refresh()
  })
}
