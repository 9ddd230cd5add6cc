import { useOutbox } from '../../src/state/outbox/use-outbox.ts'
import { allWaiting, keepWaiting, removeWaiting, type Waiting } from '../../src/state/outbox/waiting.ts'

/** Empties the outbox, so that stories do not affect each other. */
export const clearOutbox = async (): Promise<void> => {
  for (const { key } of await allWaiting()) await removeWaiting(key)
  useOutbox.setState(useOutbox.getInitialState())
}

export const putIntoOutbox = async (...messages: Waiting[]): Promise<void> => {
  await clearOutbox()
  for (const message of messages) await keepWaiting(message)
}
