import { onWorkerMessage } from '../state/messages.ts'

/** Calls `notify` after every write of any tab; returns how to stop. */
export const onWrite = (notify: () => void): (() => void) =>
  'serviceWorker' in navigator
    ? onWorkerMessage(({ type }) => {
        if (type === 'CHANGED') notify()
      })
    : () => undefined
