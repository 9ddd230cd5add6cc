import { onWorkerMessage } from '../state/messages.ts'

/** Calls `told` after every write of any tab; returns how to stop. */
export const onWrite = (told: () => void): (() => void) =>
  'serviceWorker' in navigator
    ? onWorkerMessage(({ type }) => {
        if (type === 'CHANGED') told()
      })
    : () => undefined
